import { createApiClient, definePage, type PageModule, type PageRequest } from '@northloop/kit';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { trackPromise } from '../federation/waiting/tracked-promise';
import { createPageDataCache, loadPageData, PageDataProvider, usePageData } from './page-data';

const request: PageRequest = {
  url: new URL('http://localhost/blog/a-post'),
  params: { slug: 'a-post' },
  api: createApiClient('http://127.0.0.1:9'),
  search: async () => [],
  form: null,
  isServer: true,
};

describe('createPageDataCache', () => {
  const first = {
    href: '/about?from=mail',
    result: { data: 'from the server' },
    form: 'none',
  } as const;

  it('starts with what the server sent along', () => {
    const cache = createPageDataCache(first);
    expect(cache.get('/about?from=mail')).toEqual({ data: 'from the server' });
    expect(cache.get('/about')).toBeUndefined();
  });

  it('gives the same promise back, so that a page loads once for an address', () => {
    const cache = createPageDataCache(first);
    const loading = trackPromise(Promise.resolve({ data: 2 }));
    cache.set('/blog', loading);
    expect(cache.get('/blog')).toBe(loading);
  });

  it('drops a load that failed, so that Retry loads again, and no other', async () => {
    const cache = createPageDataCache(first);
    const failing = trackPromise(Promise.reject<{ data: number }>(new Error('API down')));
    const loading = trackPromise(new Promise<{ data: number }>(() => {}));
    cache.set('/failing', failing);
    cache.set('/loading', loading);
    await expect(failing).rejects.toThrow('API down');
    expect(cache.get('/failing')).toBe(failing);

    for (const href of [first.href, '/failing', '/loading']) cache.forget(href);
    expect(cache.get('/failing')).toBeUndefined();
    expect(cache.get('/loading')).toBe(loading);
    expect(cache.get(first.href)).toEqual(first.result);
  });

  it('keeps the last addresses for Back and forgets the oldest of a long visit', () => {
    const cache = createPageDataCache(first);
    for (let visit = 1; visit <= 20; visit += 1) cache.set(`/visit-${visit}`, { data: visit });
    expect(cache.get('/visit-20')).toEqual({ data: 20 });
    expect(cache.get('/visit-19')).toEqual({ data: 19 });
    expect(cache.get(first.href)).toBeUndefined();
    expect(cache.get('/visit-10')).toBeUndefined();
  });

  it('keeps the answer to a form until another address is shown', () => {
    const cache = createPageDataCache({ ...first, form: 'answered' });
    cache.shown(first.href);
    cache.forget(first.href);
    expect(cache.isUnanswered(first.href)).toBe(false);
    expect(cache.get(first.href)).toEqual(first.result);

    cache.shown('/blog');
    expect(cache.get(first.href)).toBeUndefined();
    cache.set(first.href, { data: 'loaded in the browser' });
    cache.shown(first.href);
    cache.shown('/blog');
    expect(cache.get(first.href)).toEqual({ data: 'loaded in the browser' });
  });

  it('keeps what the server sent with a page that was only viewed', () => {
    const cache = createPageDataCache(first);
    cache.shown('/blog');
    expect(cache.get(first.href)).toEqual(first.result);
  });

  it('knows that a form got no answer until another address is shown', () => {
    const cache = createPageDataCache({ href: '/consultation', result: null, form: 'unanswered' });
    cache.shown('/consultation');
    expect(cache.isUnanswered('/consultation')).toBe(true);
    expect(cache.isUnanswered('/consultation?slot=1')).toBe(false);
    cache.shown('/blog');
    expect(cache.isUnanswered('/consultation')).toBe(false);
  });
});

describe('loadPageData', () => {
  const Component = () => null;

  it('hands the request to the page’s loader', async () => {
    const page = definePage<string>({
      Component,
      load: async ({ url, params, isServer }) => ({
        data: `${url.pathname} ${params.slug} ${isServer}`,
      }),
    });
    await expect(loadPageData(page as PageModule<unknown>, request)).resolves.toEqual({
      data: '/blog/a-post a-post true',
    });
  });

  it('has no data for a page without a loader', () => {
    expect(loadPageData({ Component }, request)).toEqual({ data: null });
  });

  it('passes a redirect and a missing thing on', () => {
    const redirecting: PageModule<unknown> = { Component, load: () => ({ redirect: '/blog' }) };
    const missing: PageModule<unknown> = { Component, load: () => ({ notFound: true }) };
    expect(loadPageData(redirecting, request)).toEqual({ redirect: '/blog' });
    expect(loadPageData(missing, request)).toEqual({ notFound: true });
  });
});

describe('usePageData', () => {
  const page: PageModule<unknown> = {
    Component: () => null,
    load: () => {
      throw new Error('the server’s result is at hand');
    },
  };
  function Shown() {
    const result = usePageData(page, { href: '/', params: {} });
    return <p>{JSON.stringify(result)}</p>;
  }

  it('takes the server’s result for its address without loading again', () => {
    const html = renderToString(
      <PageDataProvider
        value={createPageDataCache({
          href: '/',
          result: { data: 'from the server' },
          form: 'none',
        })}
      >
        <Shown />
      </PageDataProvider>,
    );
    expect(html).toContain('from the server');
  });

  it('says so when it stands outside a provider', () => {
    expect(() => renderToString(<Shown />)).toThrow('No PageDataProvider');
  });
});
