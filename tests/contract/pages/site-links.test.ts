import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { mailPaths, sitePaths } from '../../fixtures/site/site-paths';

const PATHS = [...sitePaths, ...mailPaths];

const siteUrl = inject('siteUrl');
const documents = new Map<string, HTMLElement>();

const open = async (path: string): Promise<HTMLElement> => {
  const response = await fetch(`${siteUrl}${path}`);
  expect(response.status, path).toBe(200);
  return parse(await response.text());
};

/** Addresses of a page's links within the site. */
const linksOf = (path: string): URL[] =>
  (documents.get(path)?.querySelectorAll('a') ?? [])
    .map((link) => new URL(link.getAttribute('href') ?? '', `${siteUrl}${path}`))
    .filter(({ origin }) => origin === siteUrl);

beforeAll(async () => {
  for (const path of PATHS) documents.set(path, await open(path));
});

describe.each(PATHS)('%s', (path) => {
  it('comes whole from the server, every module included', () => {
    const html = documents.get(path)?.toString() ?? '';
    expect(documents.get(path)?.querySelectorAll('h1')).toHaveLength(1);
    for (const landmark of ['header', 'main', 'footer']) {
      expect(documents.get(path)?.querySelector(landmark), landmark).not.toBeNull();
    }
    // No pending and no failed Suspense boundary, so nothing is left for a script to fill in.
    expect(html).not.toContain('<!--$?-->');
    expect(html).not.toContain('<!--$!-->');
  });

  it('has no link that says nowhere', () => {
    for (const link of documents.get(path)?.querySelectorAll('a') ?? []) {
      expect(link.getAttribute('href'), link.text).toMatch(/./);
      expect(link.getAttribute('href'), link.text).not.toBe('#');
    }
  });

  it('leaves the site by https alone', () => {
    for (const link of documents.get(path)?.querySelectorAll('a[href^="http"]') ?? []) {
      const { protocol } = new URL(link.getAttribute('href') ?? '');
      expect(protocol).toBe('https:');
    }
  });
});

describe('links of the site', () => {
  it('lead to pages that are there, and to parts of them that are there', async () => {
    const targets = new Map<string, Set<string>>();
    for (const { pathname, search, hash } of PATHS.flatMap(linksOf)) {
      const ids = targets.get(`${pathname}${search}`) ?? new Set<string>();
      if (hash.length > 1) ids.add(decodeURIComponent(hash.slice(1)));
      targets.set(`${pathname}${search}`, ids);
    }
    expect(targets.size).toBeGreaterThan(15);
    for (const [target, ids] of targets) {
      const response = await fetch(`${siteUrl}${target}`);
      expect(response.status, target).toBe(200);
      if (ids.size === 0) {
        await response.body?.cancel();
        continue;
      }
      const page = parse(await response.text());
      for (const id of ids) {
        expect(page.querySelectorAll(`[id="${id}"]`), `${target}#${id}`).toHaveLength(1);
      }
    }
  });
});
