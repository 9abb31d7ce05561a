import { type RequestListener, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareModuleRuntime, startTestSite } from '../testing/start-test-site';

/** Pages that say what was posted to them, and book with the API. */
const marketing = `{
  './contact': { page: { Component: () => 'Contact' } },
  './consultation': { page: {
    Component: ({ data }) => 'Posted: ' + JSON.stringify(data),
    load: async ({ form, api, url }) => {
      if (form === null) return { data: url.search ? await api.get('/api/services') : null };
      if (form.name === 'broken') throw new Error('a bug in the loader');
      if (form.name === 'services') return { data: await api.get('/api/services') };
      if (form.name !== 'Dana') return { data: form };
      const { page } = await api.post('/api/consultations', form);
      return { redirect: page };
    },
  } },
  './not-found': { page: { Component: () => 'Nothing here' } },
}`;

/** A puzzle that a browser solves in a few milliseconds. */
const EASY_CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    keyLength: 32,
    keyPrefix: '49a946dffa69cd9e5bb0553b0753c006',
    nonce: '26e315ef0c790c78ba592eeb8ce27d80',
    salt: '2506c606b286b7b10b0776c390195c54',
  },
};

/** An API that books, and keeps how it was called. */
function bookingApi(
  status = 201,
  body: object = { page: '/consultation/booking?token=t' },
  delay = 0,
) {
  const calls: { headers: Record<string, unknown>; body: string }[] = [];
  const listener: RequestListener = async (incoming, response) => {
    let text = '';
    for await (const piece of incoming) text += piece;
    calls.push({ headers: incoming.headers, body: text });
    await setTimeout(delay);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  return { calls, listener };
}

/** Posts without a body, as no browser does. Returns the status. */
function postNothing(origin: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const posting = request(`${origin}/consultation`, { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    // Node adds these by itself.
    for (const name of ['content-length', 'transfer-encoding']) posting.removeHeader(name);
    posting.on('error', reject).end();
  });
}

describe('a plain form', () => {
  beforeAll(prepareModuleRuntime);

  const start = async (
    apiListener: RequestListener = bookingApi().listener,
    site: Parameters<typeof startTestSite>[0] = {},
  ) => {
    const started = await startTestSite({ modules: { marketing }, apiListener, ...site });
    const post = (fields: Record<string, string> | string, path = '/consultation', headers = {}) =>
      started.get(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    return { ...started, post };
  };
  const stateOf = (html: string) =>
    JSON.parse(/<script id="page-state"[^>]*>([^<]*)/.exec(html)?.[1] ?? '');

  it('comes to its page, whose answer no cache keeps', async () => {
    const { post, get } = await start();
    const { status, headers, html } = await post('name=Åse&slot=&name=Eve+%26+Ann');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain(
      'Posted: {&quot;name&quot;:&quot;Eve &amp; Ann&quot;,&quot;slot&quot;:&quot;&quot;}',
    );
    // The browser goes on with the same data.
    expect(stateOf(html)).toMatchObject({ data: { name: 'Eve & Ann' }, form: 'answered' });
    const viewed = await get('/consultation');
    expect(viewed.html).toContain('Posted: null');
    expect(stateOf(viewed.html)).toMatchObject({ data: null, form: 'none' });
  });

  it('is done in the visitor’s name, and goes to the next page', async () => {
    const { calls, listener } = bookingApi();
    const { post, lines } = await start(listener);
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    const { status, headers } = await post({ name: 'Dana' }, '/consultation', proxied);
    expect([status, headers.get('location')]).toEqual([303, '/consultation/booking?token=t']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ name: 'Dana' }]);
    expect(JSON.stringify(lines)).not.toContain('page redirects');

    await post({ name: 'services' }, '/consultation', proxied);
    expect(calls).toHaveLength(2);
    for (const call of calls) {
      expect(call.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.7, (::ffff:)?127\.0\.0\.1$/);
    }
  });

  it('differs from viewing, which the site does in its own name', async () => {
    const { calls, listener } = bookingApi(200);
    const { get } = await start(listener);
    await get('/consultation?services', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(calls.map(({ headers }) => headers['x-forwarded-for'])).toEqual([undefined]);
  });

  it('is waited for longer than the data of a page that is viewed', async () => {
    const { post } = await start(bookingApi(201, { page: '/' }, 300).listener, { dataLimit: 20 });
    expect((await post({ name: 'Dana' })).status).toBe(303);
  });

  it('gets no proof of work from the server', async () => {
    const { calls, listener } = bookingApi(428, {
      error: 'PROOF_REQUIRED',
      message: 'Proof',
      challenge: EASY_CHALLENGE,
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
    expect(html).toContain('We do not know whether your form arrived.');
    // The browser must not load the page as if it were only viewed.
    expect(stateOf(html)).toMatchObject({ form: 'unanswered' });
  });

  it('says so too when its page cannot be had', async () => {
    const { post } = await start(undefined, { modules: {} });
    const { status, html } = await post({ name: 'Dana' });
    expect(status).toBe(503);
    expect(html).toContain('We do not know whether your form arrived.');
    expect(stateOf(html)).toMatchObject({ form: 'unanswered' });
  });

  it('is refused by a page that takes none, of another type, and too large', async () => {
    const { post, get, address } = await start();
    for (const path of ['/contact', '/nowhere']) {
      const refused = await post({ name: 'Dana' }, path);
      expect([refused.status, refused.headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    }
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await get('/consultation', json)).status).toBe(415);
    expect(await postNothing(address)).toBe(415);
    const large = await post({ name: 'x'.repeat(API_BODY_LIMIT_BYTES) });
    expect([large.status, large.headers.get('connection')]).toEqual([413, 'close']);
    expect(large.html).toContain('Please shorten it.');
  });

  it('is refused from another site, and taken from ours and from old browsers', async () => {
    const { post } = await start();
    const from = async (site: string) =>
      (await post({ name: 'Eve' }, '/consultation', { 'sec-fetch-site': site })).status;
    expect(await from('cross-site')).toBe(403);
    expect(await from('same-origin')).toBe(200);
    expect((await post({ name: 'Eve' })).status).toBe(200);
  });

  it('may have a hundred fields', async () => {
    const { post } = await start();
    const many = Array.from({ length: 300 }, (_, field) => `f${field}=x`).join('&');
    const { html } = await post(many);
    expect(html).toContain('f99');
    expect(html).not.toContain('f100');
  });
});
