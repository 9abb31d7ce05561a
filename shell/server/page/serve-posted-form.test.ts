import type { RequestListener } from 'node:http';
import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareModuleRuntime, startTestSite } from '../testing/start-test-site';

/** Pages that say what was posted to them, and book with the API. */
const marketing = `{
  './contact': { page: { Component: () => 'Contact' } },
  './consultation': { page: {
    Component: ({ data }) => 'Posted: ' + JSON.stringify(data),
    load: async ({ form, api }) => {
      if (form === null) return { data: null };
      if (form.name === 'broken') throw new Error('a bug in the loader');
      if (form.name !== 'Dana') return { data: form };
      const { page } = await api.post('/api/consultations', form);
      return { redirect: page };
    },
  } },
  './not-found': { page: { Component: () => 'Nothing here' } },
}`;

/** An API that books, and keeps how it was called. */
function bookingApi(status = 201, body: object = { page: '/consultation/booking?token=t' }) {
  const calls: { headers: Record<string, unknown>; body: string }[] = [];
  const listener: RequestListener = async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    calls.push({ headers: request.headers, body: text });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  return { calls, listener };
}

describe('a plain form', () => {
  beforeAll(prepareModuleRuntime);

  const start = async (apiListener: RequestListener = bookingApi().listener) => {
    const site = await startTestSite({ modules: { marketing }, apiListener });
    const post = (fields: Record<string, string> | string, path = '/consultation', headers = {}) =>
      site.get(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    return { ...site, post };
  };

  it('comes to its page, whose answer no cache keeps', async () => {
    const { post, get } = await start();
    const { status, headers, html } = await post('name=Åse&slot=&name=Eve+%26+Ann');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain(
      'Posted: {&quot;name&quot;:&quot;Eve &amp; Ann&quot;,&quot;slot&quot;:&quot;&quot;}',
    );
    // The browser goes on with the same data.
    const state = /<script id="page-state"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toMatchObject({ data: { name: 'Eve & Ann' } });
    expect((await get('/consultation')).html).toContain('Posted: null');
  });

  it('is done in the visitor’s name, and goes to the next page', async () => {
    const { calls, listener } = bookingApi();
    const { post } = await start(listener);
    const { status, headers } = await post({ name: 'Dana' }, '/consultation', {
      'x-forwarded-for': '203.0.113.7',
    });
    expect([status, headers.get('location')]).toEqual([303, '/consultation/booking?token=t']);
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ name: 'Dana' }]);
    expect(calls[0]?.headers['x-forwarded-for']).toMatch(
      /^203\.0\.113\.7, (::ffff:)?127\.0\.0\.1$/,
    );
  });

  it('gets no proof of work from the server', async () => {
    const { calls, listener } = bookingApi(428, {
      error: 'PROOF_REQUIRED',
      message: 'Proof',
      challenge: {},
    });
    const { post, lines } = await start(listener);
    expect((await post({ name: 'Dana' })).status).toBe(503);
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain('Proof');
  });

  it('says so when its page cannot answer, since it may have done something', async () => {
    const { post } = await start();
    const { status, headers, html } = await post({ name: 'broken' });
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(html).not.toContain('Posted');
    expect(html).toContain('could not be loaded');
  });

  it('is refused by a page that takes none, of another type, and too large', async () => {
    const { post, get } = await start();
    for (const path of ['/contact', '/nowhere']) {
      const refused = await post({ name: 'Dana' }, path);
      expect([refused.status, refused.headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    }
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await get('/consultation', json)).status).toBe(415);
    const large = await post({ name: 'x'.repeat(API_BODY_LIMIT_BYTES) });
    expect([large.status, large.headers.get('connection')]).toEqual([413, 'close']);
    expect(large.html).toContain('Please shorten it.');
  });

  it('may have a hundred fields', async () => {
    const { post } = await start();
    const many = Array.from({ length: 300 }, (_, field) => `f${field}=x`).join('&');
    const { html } = await post(many);
    expect(html).toContain('f99');
    expect(html).not.toContain('f100');
  });
});
