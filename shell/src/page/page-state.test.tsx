import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteDocument } from '../layout/site-document';
import { PAGE_STATE_ID, type PageState, readPageState, serializePageState } from './page-state';

const state: PageState = {
  siteOrigin: 'https://northloop.example',
  releases: {
    blog: {
      module: 'blog',
      version: '1.0.0-abc',
      base: '/modules/blog/1.0.0-abc/',
      entry: { client: 'remoteEntry.js', server: 'remoteEntry.ssr.js', preload: [] },
      exposes: { './blog-post': { js: ['post.js'], css: ['post.css'] } },
    },
  },
  renderedSlots: ['home.mockup'],
  data: {
    html: '</script><script>alert(1)</script>',
    comment: '<!-- <script>',
    quote: '"\\\u2028 & \'é',
    empty: null,
  },
  notFound: false,
  form: 'none',
  apiOrigin: '',
  afterLoadDelay: 2000,
  pageView: 'view',
  trial: { chosen: {}, failed: [] },
};

/** The text that a browser would take as the content of the state's element: everything up to the first closing tag. */
const scriptContent = (html: string): string => {
  const start = html.indexOf('>', html.indexOf(`<script id="${PAGE_STATE_ID}"`)) + 1;
  return html.slice(start, html.toLowerCase().indexOf('</script', start));
};

const document = (content: string | null) => ({
  getElementById: (id: string) =>
    id === PAGE_STATE_ID && content !== null ? { textContent: content } : null,
});

describe('page state', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('cannot end or open an element', () => {
    expect(serializePageState(state)).not.toContain('<');
  });

  it('comes through the document whole', () => {
    const html = renderToString(
      <SiteDocument state={state} stylesheets={[]}>
        <main />
      </SiteDocument>,
    );
    vi.stubGlobal('document', document(scriptContent(html)));
    expect(readPageState()).toEqual(state);
  });

  it.each([null, ''])('says so when the page carries none (%j)', (content) => {
    vi.stubGlobal('document', document(content));
    expect(readPageState).toThrow('The page carries no state');
  });
});
