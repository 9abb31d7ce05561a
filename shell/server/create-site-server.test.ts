import { type RequestListener, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { MODULE_LIMIT_MS } from './page/load-page';
import type { LogLine } from './testing/collect-log';
import { blog, marketing, prepareModuleRuntime, startTestSite } from './testing/start-test-site';

/** Sends a raw request line. */
const askFor = (address: string, path: string) =>
  new Promise<{ status: number; location: string; html: string }>((resolve, reject) => {
    const { hostname: host, port } = new URL(address);
    request({ host, port, path }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, location: headers.location ?? '', html: await text(response) });
    })
      .on('error', reject)
      .end();
  });

describe('createSiteServer', () => {
  beforeAll(prepareModuleRuntime);

  it('answers with the page of the module, and what fills its slots', async () => {
    const { get, lines } = await startTestSite();
    const { status, headers, html } = await get('/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-site-releases')).toMatch(/marketing=1\.0\.\d+/);
    expect(html).toMatch(/data-mfe="marketing" data-release="1\.0\.\d+">The home page/);
    expect(html).toContain('<footer');
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('lets only the scripts of this very response run', async () => {
    const { get } = await startTestSite();
    const [first, second] = [await get('/contact'), await get('/contact')];
    const nonceOf = ({ headers }: typeof first) =>
      /script-src 'self' 'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(nonceOf(first)).toBeTruthy();
    expect(first.html).toContain(`nonce="${nonceOf(first)}"`);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    expect(first.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.northloop.example;",
    );
    expect(first.html).toContain('"apiOrigin":"https://api.northloop.example"');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('permissions-policy')).toContain('camera=(), ');
    expect(first.headers.has('x-powered-by')).toBe(false);
  });

  it('hands the page what its loader brings from the API', async () => {
    const { get } = await startTestSite();
    const { html } = await get('/about');
    expect(html).toContain('About, with [{&quot;asked&quot;:&quot;/api/services&quot;}]');
  });

  it.each<[string, RequestListener]>([
    ['breaks off', (incoming) => incoming.socket.destroy()],
    ['never answers', () => {}],
  ])('leaves the page to the browser when the API %s, and logs it', async (_, apiListener) => {
    const { get, lines } = await startTestSite({ apiListener, dataLimit: 50 });
    const { status, html } = await get('/about');
    expect(status).toBe(200);
    expect(html).not.toContain('About, with');
    expect(html).toContain('could not be loaded');
    expect(html).toContain('<footer');
    const state = /<script id="page-state"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).not.toHaveProperty('data');
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'page data did not load; the browser will try again',
        path: '/about',
      }),
    );
  });

  it('answers 404 outside the layout for unknown and wrongly written paths', async () => {
    const { get } = await startTestSite();
    for (const path of ['/nowhere', '/About', '/blog/a/b']) {
      const { status, html } = await get(path);
      expect(status, path).toBe(404);
      expect(html, path).toContain('Nothing here');
      expect(html, path).not.toContain('<footer');
    }
  });

  it('answers as a page’s loader decides', async () => {
    const { get } = await startTestSite();
    const moved = await get('/blog/moved');
    expect(moved.status).toBe(302);
    expect(moved.headers.get('location')).toBe('/blog');
    expect(moved.html).toBe('');

    const gone = await get('/blog/gone');
    expect(gone.status).toBe(404);
    expect(gone.html).toContain('Nothing here');
    expect(gone.html).toContain('<footer');

    const post = await get('/blog/a-post');
    expect(post.status).toBe(200);
    expect(post.html).toContain('Post a-post');
  });

  it('goes on without the modules that are away', async () => {
    const { get } = await startTestSite({ modules: { marketing } });
    const home = await get('/');
    expect(home.status).toBe(200);
    expect(home.html).toContain('The home page');
    const post = await get('/blog/a-post');
    expect(post.status).toBe(503);
    expect(post.headers.get('retry-after')).toBe('5');
    expect(post.headers.get('cache-control')).toBe('private, no-store');
    expect(post.html).toContain('The blog could not be loaded.');
    expect(post.html).toContain('<footer');
  });

  it('goes on when the code of a page throws, and logs it with the release', async () => {
    const { get, lines } = await startTestSite();
    const { status, html } = await get('/team');
    expect(status).toBe(200);
    expect(html).toContain('<footer');
    expect(html).not.toContain('a bug in the module');
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'part of a page failed', path: '/team' }),
    );
  });

  it('does not wait for modules that the page does not need', async () => {
    const { get } = await startTestSite({ silent: ['chat', 'mockup'] });
    const times: number[] = [];
    // A page that waits would be slow each time; a busy machine is only slow now and then.
    for (let time = 0; time < 5; time += 1) {
      const begin = performance.now();
      expect((await get('/contact')).html).toContain('Contact');
      times.push(performance.now() - begin);
    }
    expect(Math.min(...times)).toBeLessThan(MODULE_LIMIT_MS);
  });

  it('does not wait for ever for a page’s module', async () => {
    const { get } = await startTestSite({ silent: ['blog'] });
    const { html } = await get('/blog');
    expect(html).toContain('The blog could not be loaded.');
  });

  describe('with an attacker', () => {
    /** Reads the home page and reports that each module of it failed. */
    async function attack(address: string, headers: Record<string, string> = {}): Promise<void> {
      const page = await fetch(address, { headers });
      const releases = page.headers.get('x-site-releases') ?? '';
      const [, pageView] = /"pageView":"([^"]+)"/.exec(await page.text()) ?? [];
      for (const pair of releases.split(' ')) {
        const [module, version] = pair.split('=');
        const body = JSON.stringify({ pageView, module, version, kind: 'render', message: 'x' });
        const report = await fetch(`${address}/modules/failures`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        });
        expect(report.status).toBe(204);
      }
    }
    /** The guard's decisions. These releases cannot be replaced, which the log says. */
    const decisions = (lines: readonly LogLine[]) =>
      lines.filter(({ msg }) => msg === 'release is failing, and there is no other to replace it');

    it('decides nothing who has one address and claims to have many', async () => {
      const { address, lines } = await startTestSite();
      for (let number = 0; number < 45; number += 1) {
        await attack(address, { 'x-forwarded-for': `10.${number}.0.1` });
      }
      expect(decisions(lines)).toEqual([]);
    });

    it('decides nothing who has many addresses of one network', async () => {
      const { address, lines } = await startTestSite({ proxiesInFront: 1 });
      for (let number = 0; number < 45; number += 1) {
        // The last address is the one that the proxy saw.
        await attack(address, { 'x-forwarded-for': `10.${number}.0.1, 203.0.113.${number}` });
      }
      expect(decisions(lines)).toEqual([]);
    });

    it('is told from many visitors whose browsers report a failure', async () => {
      const { address, lines } = await startTestSite({ proxiesInFront: 1 });
      for (let number = 0; number < 45; number += 1) {
        await attack(address, { 'x-forwarded-for': `10.${number}.0.1` });
      }
      expect(decisions(lines).map(({ module }) => module)).toEqual(
        expect.arrayContaining(['marketing', 'blog', 'mockup']),
      );
    });
  });

  it('knows what it has no page for, also without the module that says so', async () => {
    const { get } = await startTestSite({ modules: { blog } });
    expect((await get('/nowhere')).status).toBe(404);
  });

  it('is ready while it can make the home page and does not end', async () => {
    const { get, readiness } = await startTestSite();
    expect(await get('/readyz')).toMatchObject({ status: 200, html: '{"status":"OK"}' });
    readiness.end();
    const ending = await get('/readyz');
    expect(ending.status).toBe(503);
    expect(ending.headers.get('retry-after')).toBe('5');
    expect((await get('/contact')).status).toBe(200);

    const empty = await startTestSite({ modules: { blog } });
    expect((await empty.get('/readyz')).status).toBe(503);
    expect((await empty.get('/healthz')).status).toBe(200);
  });

  it.each([
    ['{"pageView":', 400, 'MALFORMED_BODY'],
    ['[]', 400, 'VALIDATION_FAILED'],
    ['{"module":"shop"}', 400, 'VALIDATION_FAILED'],
    [`{"message":"${'x'.repeat(5000)}"}`, 413, 'BODY_TOO_LARGE'],
  ])(
    'refuses the report %.20s with %i, in the shape of every error',
    async (body, status, error) => {
      const { get, lines } = await startTestSite();
      const headers = { 'Content-Type': 'application/json' };
      const answer = await get('/modules/failures', { method: 'POST', headers, body });
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.html)).toEqual({ error, message: expect.any(String) });
      expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    },
  );

  it('takes reports as JSON alone: no form of another site can send them', async () => {
    const { get } = await startTestSite();
    const answer = await get('/modules/failures', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(415);
  });

  it.each([
    '/',
    '/about',
    '/nowhere',
    '/healthz',
    '/readyz',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/search.json',
    '/share-image.png',
    '/assets/shell/entry.js',
    '/modules/status.json',
    '/modules/blog/current.json',
    '/modules/blog/1.0.0/client.js',
    '/modules/blog/%E0%A4%A/x.js',
  ])('says that %s can only be read', async (path) => {
    const { get, lines } = await startTestSite();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers, html } = await get(path, { method });
      expect(status, method).toBe(405);
      expect(headers.get('allow'), method).toBe('GET, HEAD');
      expect(html, method).toBe('This address can only be viewed. Open it in a browser.\n');
    }
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE'])('says that reports are not sent by %s', async (method) => {
    const { get } = await startTestSite();
    const { status, headers, html } = await get('/modules/failures', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
    expect(JSON.parse(html)).toMatchObject({ error: 'METHOD_NOT_ALLOWED' });
  });

  it.each([
    ['a site of its own address', { siteOrigin: 'https://northloop.example' }, true],
    ['a proxy that is believed', { siteOrigin: '', proxiesInFront: 1 }, true],
    ['a proxy that is not', { siteOrigin: '' }, false],
  ])('sends its cookie over TLS alone behind %s', async (_, options, isSecure) => {
    const { get } = await startTestSite({ ...options, hasCanary: true });
    const { headers } = await get('/contact', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.get('set-cookie')).toMatch(/^release-bucket=\d+;/);
    expect(headers.get('set-cookie')?.includes('; Secure')).toBe(isSecure);
  });

  it('passes the API on with its whole address', async () => {
    const { get } = await startTestSite();
    const { status, html } = await get('/api/chatbot/history/conv_1?_t=1');
    expect(status).toBe(200);
    expect(html).toBe('[{"asked":"/api/chatbot/history/conv_1"}]');
  });

  it('passes what a mail program posts to unsubscribe on to the API, and nothing that somebody opens', async () => {
    const asked: unknown[] = [];
    const { address, get } = await startTestSite({
      apiListener: async (incoming, response) => {
        const { method, url, headers } = incoming;
        asked.push({ method, url, type: headers['content-type'], body: await text(incoming) });
        response.end();
      },
    });
    const page = '/newsletter/unsubscribe?token=a-token';
    await get(page);
    expect(asked).toEqual([]);
    const post = (path: string) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await post(page)).status).toBe(200);
    expect((await post('/newsletter/confirm?token=a-token')).status).toBe(405);
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/api/newsletter/unsubscribe/one-click?token=a-token',
        type: 'application/x-www-form-urlencoded',
        body: 'List-Unsubscribe=One-Click',
      },
    ]);
  });

  it('says that it is well, and has no page for missing files', async () => {
    const { get } = await startTestSite();
    await expect(get('/healthz')).resolves.toMatchObject({ status: 200, html: '{"status":"OK"}' });
    await expect(get('/assets/shell/gone.js')).resolves.toMatchObject({ status: 404, html: '' });
    await expect(get('/modules/blog/9.9.9/gone.js')).resolves.toMatchObject({
      status: 404,
      html: '',
    });
  });

  it('keeps idle connections longer than a proxy in front does', async () => {
    const { get } = await startTestSite();
    expect((await get('/healthz')).headers.get('keep-alive')).toBe('timeout=65');
  });

  it('compresses pages as the browser takes them', async () => {
    const { get } = await startTestSite();
    const { headers, html } = await get('/contact');
    expect(headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(html).toContain('Contact');
  });

  it('sends the shell’s files as they were built, without an ETag', async () => {
    const picture = '<svg/>'.repeat(1000);
    const { get } = await startTestSite({
      serveShellFiles: (request, response, next) =>
        request.path === '/icon.svg' ? response.type('svg').send(picture) : next(),
    });
    const { headers, html } = await get('/icon.svg', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('etag')).toBeNull();
    expect(html).toBe(picture);
  });

  it('serves the release that the page names', async () => {
    const { get } = await startTestSite();
    const { html } = await get('/blog');
    const version = /data-mfe="blog" data-release="([^"]+)"/.exec(html)?.[1];
    const current = JSON.parse((await get('/modules/blog/current.json')).html);
    expect(current).toMatchObject({ version, base: `/modules/blog/${version}/` });
    await expect(get(`${current.base}${current.entry.client}`)).resolves.toMatchObject({
      status: 200,
    });
  });

  it.each([
    ['//about', '/about'],
    ['//blog?page=1', '/blog?page=1'],
    ['/blog///a-post', '/blog/a-post'],
    ['/\\evil.example/about', '/evil.example/about'],
  ])('sends %s to its clean address', async (path, clean) => {
    const { address } = await startTestSite();
    const { status, location } = await askFor(address, path);
    expect([status, location]).toEqual([301, clean]);
  });

  it('answers a request line with a whole address by its path', async () => {
    const { address } = await startTestSite();
    const asked = (path: string) => askFor(address, `http://northloop.example${path}`);
    expect((await asked('/nope')).status).toBe(404);
    expect((await asked('/contact')).html).toContain('Contact');
    expect((await asked('/healthz')).html).toBe('{"status":"OK"}');
  });

  it('blames nonsense on who sent it', async () => {
    const { get, lines } = await startTestSite();
    const { status } = await get('/modules/blog/%E0%A4%A/x.js');
    expect(status).toBe(400);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('names itself, not the host of the request, as the page’s home', async () => {
    const { address } = await startTestSite();
    const html = await new Promise<string>((resolve, reject) => {
      request(`${address}/contact`, { headers: { Host: 'evil.example' } }, (response) => {
        resolve(text(response));
      })
        .on('error', reject)
        .end();
    });
    expect(html).toContain('"siteOrigin":"https://northloop.example"');
    expect(html).not.toContain('evil.example');
  });
});
