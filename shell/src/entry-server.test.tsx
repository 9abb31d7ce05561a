import { Writable } from 'node:stream';
import type { ClientRelease, ModuleName } from '@northloop/contracts';
import { Slot, useLocation } from '@northloop/kit';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { type RenderInput, renderPage } from './entry-server';

const release = (module: ModuleName): ClientRelease => ({
  module,
  version: '2.0.0-abc',
  base: `/modules/${module}/2.0.0-abc/`,
  entry: { client: 'remoteEntry.js', server: 'remoteEntry.ssr.js', preload: [] },
  exposes: {},
});

const page = (Component: ComponentType<{ data: unknown }>) => ({ page: { Component } });
const slot = (Component: ComponentType) => ({ slot: { Component } });

const home = page(() => (
  <article>
    <h1>Home of the studio</h1>
    <Slot name="home.mockup" />
    <p>After the slot</p>
  </article>
));
const generator = slot(() => <form>The generator</form>);
const notFound = page(() => <h1>Nothing here</h1>);

function Broken(): never {
  throw new Error('a bug in the module');
}

interface Rendered {
  html: string;
  errors: unknown[];
}

/** Renders a whole page with loaded modules. */
function render(
  location: string,
  loaded: Record<string, unknown>,
  {
    state,
    ...input
  }: Omit<Partial<RenderInput>, 'state'> & { state?: Partial<RenderInput['state']> } = {},
): Promise<Rendered> {
  const releases = { marketing: release('marketing'), mockup: release('mockup') };
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), errors });
        done();
      },
    });
    const stream = renderPage({
      location,
      state: {
        siteOrigin: 'https://northloop.example',
        releases,
        renderedSlots: [],
        data: null,
        notFound: false,
        form: 'none',
        apiOrigin: '',
        afterLoadDelay: 2000,
        pageView: 'view',
        trial: { chosen: {}, failed: [] },
        ...state,
      },
      releases,
      loaded: new Map(Object.entries(loaded)),
      stylesheets: ['/assets/shell/site.css'],
      moduleStylesheets: ['/modules/marketing/2.0.0-abc/page.css'],
      preload: ['/modules/marketing/2.0.0-abc/remoteEntry.js'],
      entry: '/assets/shell/entry.js',
      nonce: 'n0nce',
      onReady: () => stream.pipe(collect),
      onAllReady: () => {},
      onFailed: reject,
      onError: (error) => errors.push(error),
      ...input,
    });
  });
}

/**
 * The HTML without what React adds: comments between adjacent texts, and its development build's templates with errors.
 */
const asShown = (html: string): string =>
  html.replace(/<template[^>]*><\/template>/g, '').replace(/<!--.*?-->/g, '');

/** The content of the slot's element, up to what follows it on the page. */
const slotContent = (html: string): string =>
  html.slice(html.indexOf('data-slot="home.mockup"'), html.indexOf('After the slot'));

describe('renderPage', () => {
  it('renders a page and what fills its slot, each in the scope of its module', async () => {
    const { html, errors } = await render('/', {
      'marketing/./home': home,
      'mockup/./generator': generator,
    });
    expect(errors).toEqual([]);
    expect(html).toContain('<div data-mfe="marketing" data-release="2.0.0-abc"><article>');
    expect(slotContent(html)).toContain(
      '<div data-mfe="mockup" data-release="2.0.0-abc"><form>The generator</form>',
    );
    expect(html).toContain('<footer');
  });

  it('shows the fallback in the place of a slot whose module could not be had', async () => {
    const { html, errors } = await render('/', { 'marketing/./home': home });
    expect(asShown(slotContent(html))).toContain('The mockup generator could not be loaded.');
    expect(slotContent(html)).toContain('data-dgst="MODULE_UNAVAILABLE"');
    expect(html).toContain('Home of the studio');
    expect(html).toContain('After the slot');
    expect(html).toContain('<footer');
    expect(asShown(html)).not.toContain('This page could not be loaded.');
    expect(errors).toEqual([]);
  });

  it('keeps header and footer when the page’s own module could not be had', async () => {
    const { html, errors } = await render('/about', {});
    expect(asShown(html)).toContain('This page could not be loaded.');
    expect(html).toContain('Reload the page in a moment');
    expect(html).toContain('<nav aria-label="Main"');
    expect(html).toContain('<footer');
    expect(errors).toEqual([]);
  });

  it('says that a form got no answer, even if its page could be shown', async () => {
    const contact = page(() => <form>An empty form</form>);
    const { html, errors } = await render(
      '/contact',
      { 'marketing/./contact': contact },
      { state: { form: 'unanswered' } },
    );
    expect(html).toContain('We do not know whether your form arrived.');
    expect(html).toContain('href="tel:');
    expect(html).not.toContain('An empty form');
    expect(html).toContain('<footer');
    expect(errors).toEqual([]);
  });

  it('names the blog when the blog could not be had', async () => {
    const { html } = await render('/blog/a-post', {});
    expect(asShown(html)).toContain('The blog could not be loaded.');
  });

  it('loses only the slot to a module that throws, and reports it', async () => {
    const { html, errors } = await render('/', {
      'marketing/./home': home,
      'mockup/./generator': slot(Broken),
    });
    expect(errors).toEqual([new Error('a bug in the module')]);
    expect(slotContent(html)).toContain('The mockup generator could not be loaded.');
    expect(asShown(slotContent(html))).not.toContain('a bug in the module');
    expect(html).toContain('After the slot');
    expect(html).toContain('<footer');
  });

  it('loses only the page to a page that throws', async () => {
    const { html, errors } = await render('/about', { 'marketing/./about': page(Broken) });
    expect(errors).toHaveLength(1);
    expect(html).toContain('<nav aria-label="Main"');
    expect(html).toContain('<footer');
  });

  it('hands the page its data, its address and the way it reads in the browser', async () => {
    const about = page(({ data }) => {
      const { pathname, search } = useLocation();
      return <p>{`${JSON.stringify(data)} at ${pathname}${search}`}</p>;
    });
    const { html } = await render(
      '/about?from=mail',
      { 'marketing/./about': about },
      { state: { data: { since: 2019 } } },
    );
    expect(html).toContain('{&quot;since&quot;:2019} at /about?from=mail');
    expect(html).toContain('"data":{"since":2019}');
  });

  it('shows the not-found screen alone for an unknown address', async () => {
    const { html } = await render('/nowhere', { 'marketing/./not-found': notFound });
    expect(html).toContain('Nothing here');
    expect(html).not.toContain('<header');
    expect(html).not.toContain('<footer');
  });

  it('shows it inside the layout for something missing at a known address', async () => {
    const { html } = await render(
      '/blog/gone',
      { 'blog/./blog-post': page(Broken), 'marketing/./not-found': notFound },
      { state: { notFound: true } },
    );
    expect(html).toContain('Nothing here');
    expect(html).toContain('<footer');
  });

  it('has nothing of what loads later', async () => {
    const { html } = await render('/about', {
      'marketing/./about': page(() => null),
      'chat/./assistant': slot(() => <p>The assistant</p>),
    });
    expect(html).not.toContain('The assistant');
    expect(html).toContain('id="portal-chat"');
  });

  it('sends a long page in one piece that needs no script to be read', async () => {
    const long = page(() => <p>{'A long story. '.repeat(20_000)}</p>);
    const { html } = await render('/about', { 'marketing/./about': long });
    expect(html).not.toMatch(/<div hidden=?""? id="S:/);
    expect(html).not.toContain('$RC(');
    expect(html.indexOf('A long story.')).toBeLessThan(html.indexOf('<footer'));
  });

  it('names its sheets in the head and its scripts at the end, and carries the nonce on each inline script', async () => {
    const { html } = await render('/about', { 'marketing/./about': page(() => null) });
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('href="/assets/shell/site.css"');
    expect(head).toContain('href="/modules/marketing/2.0.0-abc/page.css"');
    expect(html).not.toMatch(/<script[^>]*\bsrc=|rel="modulepreload"/);
    const last = html.slice(html.lastIndexOf('<script'));
    expect(last).toContain(
      '(["/modules/marketing/2.0.0-abc/remoteEntry.js"],"/assets/shell/entry.js")',
    );
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [tag] of inline) expect(tag).toContain('nonce="n0nce"');
  });

  it('cannot be broken out of through the page’s data', async () => {
    const { html } = await render(
      '/about',
      { 'marketing/./about': page(() => null) },
      { state: { data: '</script><script>alert(1)</script>' } },
    );
    expect(html).not.toContain('<script>alert');
  });
});
