import type { ContentEntry } from '@northloop/contracts';
import { listen } from '@northloop/testing/vitest';
import express from 'express';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteSearch } from './search/search-site';
import { serveContent } from './serve-content';
import type { SiteContent } from './site-content';

const entries: ContentEntry[] = [
  { path: '/terms', kind: 'legal', title: 'Terms', description: 'Terms.', text: 'A deposit.' },
  {
    path: '/blog/color',
    kind: 'article',
    title: 'Color',
    description: 'About color.',
    text: 'Contrast.',
    date: '2025-03-05',
  },
];
const content = async () => ({ version: '1', entries });

/** A site with a configured address or, without one, with the address of the request. */
async function siteAt(siteOrigin: string) {
  const app = express().use(
    serveContent({ content, search: createSiteSearch(content), siteOrigin }),
  );
  const origin = await listen(app);
  return (path: string) => fetch(`${origin}${path}`);
}

const WITH_ADDRESSES = [
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/blog/rss.xml', 'application/rss+xml'],
  ['/blog/atom.xml', 'application/atom+xml'],
] as const;

describe('serveContent', () => {
  let get: (path: string) => Promise<Response>;

  beforeEach(async () => {
    get = await siteAt('https://northloop.example');
  });

  it.each(WITH_ADDRESSES)(
    'serves %s as %s, with full addresses, for a minute',
    async (path, type) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
      expect(await response.text()).toContain('https://northloop.example');
    },
  );

  it.each(WITH_ADDRESSES)(
    'lets no cache keep %s with the host of whoever asked for it',
    async (path) => {
      const response = await (await siteAt(''))(path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain(new URL(response.url).origin);
    },
  );

  it('tells everything the site says, and whether it has changed', async () => {
    const response = await get('/content.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    await expect(response.json()).resolves.toEqual({ version: '1', entries });
    const again = await fetch(response.url, {
      // By default, fetch would request a full response.
      cache: 'no-cache',
      headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('follows new releases in all that it writes', async () => {
    let current: SiteContent = { version: '1', entries };
    const origin = await listen(
      express().use(
        serveContent({ content: async () => current, search: async () => [], siteOrigin: '' }),
      ),
    );
    const paths = ['/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml', '/content.json'];
    const read = async (path: string) => (await fetch(`${origin}${path}`)).text();
    for (const path of paths) expect(await read(path)).toBe(await read(path));
    const added = { ...entries[1], path: '/blog/fresh', title: 'Fresh' } as ContentEntry;
    current = { version: '2', entries: [...entries, added] };
    for (const path of paths) expect(await read(path), path).toContain('/blog/fresh');
  });

  it('answers a search, and keeps the answer out of search engines', async () => {
    const response = await get('/search.json?q=deposit');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await expect(response.json()).resolves.toEqual([
      { path: '/terms', kind: 'legal', title: 'Terms', description: 'Terms.' },
    ]);
  });

  it.each(['/search.json', '/search.json?q=', '/search.json?q=a&q=b', '/search.json?q[x]=1'])(
    'has no results for %s',
    async (path) => {
      await expect((await get(path)).json()).resolves.toEqual([]);
    },
  );

  it('draws a page’s picture, for any site to show', async () => {
    const response = await get('/share-image.png?path=%2Fblog%2Fcolor');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it.each([
    '',
    '?path=',
    '?path=/nowhere',
    '?path=/terms&path=/blog/color',
    '?path=https://x/terms',
  ])('has no picture for %s', async (query) => {
    expect((await get(`/share-image.png${query}`)).status).toBe(404);
  });
});
