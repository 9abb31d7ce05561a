import { type HTMLElement, parse } from 'node-html-parser';
import type { SchemaNode } from './schema-org-rules';

/** A page's metadata, as a crawler without script reads it. */
export interface PageHead {
  status: number;
  /** Requested address. */
  url: string;
  titles: readonly string[];
  /** Contents of the `meta` elements with a name or property. */
  meta: (name: string) => readonly string[];
  /** Addresses of the `link` elements with a relation, as written. */
  links: (rel: string) => readonly string[];
  /** Descriptions in all JSON-LD blocks. @throws if one is not JSON or not schema.org's. */
  graph: readonly SchemaNode[];
  /** Text of the page's main part, with white space collapsed. */
  text: string;
}

const attributes = (elements: readonly HTMLElement[], name: string): string[] =>
  elements.map((element) => element.getAttribute(name) ?? '');

function readGraph(document: HTMLElement): SchemaNode[] {
  return document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const block = JSON.parse(script.rawText) as { '@context': unknown; '@graph': SchemaNode[] };
    if (block['@context'] !== 'https://schema.org') throw new Error('A block of another context');
    return block['@graph'];
  });
}

/** Fetches a page and reads its metadata. */
export async function readPageHead(url: string): Promise<PageHead> {
  const response = await fetch(url, { redirect: 'manual' });
  const document = parse(await response.text());
  const head = document.querySelector('head') ?? document;
  const main = document.querySelector('main') ?? document;
  return {
    status: response.status,
    url,
    titles: document.querySelectorAll('head > title').map((element) => element.text),
    meta: (name) =>
      attributes(
        head
          .querySelectorAll('meta')
          .filter((element) =>
            [element.getAttribute('name'), element.getAttribute('property')].includes(name),
          ),
        'content',
      ),
    links: (rel) =>
      attributes(
        head.querySelectorAll('link').filter((element) => element.getAttribute('rel') === rel),
        'href',
      ),
    graph: readGraph(document),
    text: main.textContent.replace(/\s+/g, ' '),
  };
}
