import { readdir, readlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { MODULE_NAMES } from '@northloop/contracts';
import { eventually } from '@northloop/testing/eventually';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectLog } from '../../testing/collect-log';
import { type SampleRelease, sampleRelease, serveSample } from '../../testing/sample-release';
import { openWithdrawals } from '../guard/withdrawals';
import { createReleaseMirror } from '../mirror/release-mirror';
import { createModuleOrigin, createModuleOrigins } from '../registry/module-origin';
import { createOriginRegistry } from '../registry/origin-registry';
import { serveCurrentRelease, serveReleaseFile, serveSiteStatus } from './serve-releases';

const BASE = '/modules/blog/1.0.0-aaaaaaaaaa';
const SCRIPT = `export const text = '${'a long story. '.repeat(100)}';\n`;

const NOT_SERVED = [
  `${BASE}/gone.js`,
  `${BASE}/assets`,
  `${BASE}/assets.js`,
  `${BASE}/notes.exe`,
  `${BASE}/story.js.map`,
  `${BASE}/story.js.br`,
  '/modules/blog/9.9.9/story.js',
  '/modules/shop/1.0.0-aaaaaaaaaa/story.js',
  '/modules/../blog/1.0.0-aaaaaaaaaa/story.js',
  `${BASE}/../secret.json`,
  `${BASE}/../../secret.json`,
  `${BASE}/%2e%2e/secret.json`,
  `${BASE}/..%2fsecret.json`,
  `${BASE}/..%2f..%2fsecret.json`,
  `${BASE}/..%5csecret.json`,
  `${BASE}/assets%2f..%2f..%2fsecret.json`,
  '/modules/blog/../secret.json',
  '/modules/blog/%2e%2e/secret.json',
  '/modules/blog/..%2f/secret.json',
  '/modules/%2e%2e/blog/secret.json',
  `${BASE}/.hidden.json`,
  `${BASE}//story.js`,
  `${BASE}/story.js%00.js`,
  '/modules/blog/.staged.tmp/story.js',
];

/** A site that holds a verified copy of one release, with precompressed forms of one of its files. */
async function siteWithCopy() {
  const root = await temporaryFolder();
  const mirror = createReleaseMirror(root);
  const release = sampleRelease({
    files: {
      'story.js': SCRIPT,
      'plain.json': '{}',
      'notes.exe': 'MZ',
      'story.js.map': '{}',
    },
  });
  const origin = createModuleOrigin('blog', await listen(serveSample(() => release)));
  await mirror.copy(release.record, origin.openFile);
  const folder = mirror.folderOf('blog', release.record.version);
  await writeFile(join(folder, 'story.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'story.js.gz'), gzipSync(SCRIPT));
  const app = express();
  app.get(
    '/modules/:module/:version/*path',
    serveReleaseFile(mirror, { restore: async () => false }),
  );
  return { site: await listen(app), root, folder, release };
}

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request with the exact path: unlike fetch, it neither resolves dots nor decodes anything. */
function ask(
  origin: string,
  path: string,
  { accept, method = 'GET' }: { accept?: string; method?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const headers = accept === undefined ? {} : { 'Accept-Encoding': accept };
    request({ hostname, port, path, method, headers }, async (response) => {
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: await buffer(response),
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('serveReleaseFile', () => {
  it('serves the bytes of a release for ever', async () => {
    const { site, release } = await siteWithCopy();
    const { status, headers, body } = await ask(site, `${BASE}/assets/page.css`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-length': String(body.byteLength),
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toEqual(release.files.get('assets/page.css'));
  });

  it.each<[string, string, (body: Buffer) => Buffer]>([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
  ])('sends %s to who accepts "%s"', async (encoding, accept, decode) => {
    const { site } = await siteWithCopy();
    const { headers, body } = await ask(site, `${BASE}/story.js`, { accept });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.byteLength);
    expect(decode(body).toString()).toBe(SCRIPT);
  });

  it.each([undefined, '', 'identity', 'deflate', 'br;q=0, gzip;q=0', 'brotli'])(
    'sends plain bytes to who accepts %j',
    async (accept) => {
      const { site } = await siteWithCopy();
      const { headers, body } = await ask(
        site,
        `${BASE}/story.js`,
        accept === undefined ? {} : { accept },
      );
      expect(headers).not.toHaveProperty('content-encoding');
      expect(body.toString()).toBe(SCRIPT);
    },
  );

  it('sends plain bytes of what was never compressed', async () => {
    const { site } = await siteWithCopy();
    const { headers, body } = await ask(site, `${BASE}/plain.json`, { accept: 'br, gzip' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body.toString()).toBe('{}');
  });

  it('answers HEAD without a body', async () => {
    const { site } = await siteWithCopy();
    const { status, headers, body } = await ask(site, `${BASE}/story.js`, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(SCRIPT.length));
    expect(body).toHaveLength(0);
  });

  it('answers 404 for what it does not have and for every way out of a release', async () => {
    const { site, root, folder } = await siteWithCopy();
    for (const place of [root, join(root, 'blog')]) {
      await writeFile(join(place, 'secret.json'), '"secret"');
    }
    await writeFile(join(folder, '.hidden.json'), '"secret"');
    for (const path of NOT_SERVED) {
      const { status, body } = await ask(site, path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).not.toContain('secret"');
    }
  });

  it('serves nothing of a release that is still being copied', async () => {
    const { site, root } = await siteWithCopy();
    const next = sampleRelease({ version: '2.0.0' });
    const serve = serveSample(() => next);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let markAsked = () => {};
    const askedForLast = new Promise<void>((resolve) => {
      markAsked = resolve;
    });
    const origin = createModuleOrigin(
      'blog',
      await listen(async (incoming, response) => {
        if (incoming.url === '/assets/page.css') {
          markAsked();
          await held;
        }
        serve(incoming, response);
      }),
    );
    const copying = createReleaseMirror(root).copy(next.record, origin.openFile);
    await askedForLast;
    await eventually(async () => {
      const names = await readdir(join(root, 'blog'), { recursive: true });
      expect(names.some((name) => name.includes('2.0.0') && name.endsWith('client.js'))).toBe(true);
    });
    for (const name of await readdir(join(root, 'blog'))) {
      const { status } = await ask(site, `/modules/blog/${name}/client.js`);
      expect(status, name).toBe(name === '1.0.0-aaaaaaaaaa' ? 200 : 404);
    }
    goOn();
    await copying;
    await expect(ask(site, '/modules/blog/2.0.0/client.js')).resolves.toMatchObject({
      status: 200,
    });
  });

  it('lets go of a file when the visitor goes away half way', async () => {
    const { site, folder } = await siteWithCopy();
    const path = join(folder, 'large.js');
    await writeFile(path, 'x'.repeat(16 * 1024 * 1024));
    await new Promise<void>((resolve) => {
      const leaving = request(`${site}${BASE}/large.js`, (response) => {
        response.once('data', () => {
          response.pause();
          leaving.destroy();
          resolve();
        });
      });
      leaving.on('error', () => {});
      leaving.end();
    });
    // On Linux, this folder lists the files that the process has open.
    const openFiles = async () => {
      const names = await readdir('/proc/self/fd');
      return Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
    };
    await eventually(async () => expect(await openFiles()).not.toContain(path));
  });
});

describe('serveSiteStatus', () => {
  it('says what is wrong, and nowhere where things lie', async () => {
    const root = await temporaryFolder();
    const { log, lines } = collectLog();
    const away = 'http://127.0.0.1:9';
    const registry = createOriginRegistry({
      origins: createModuleOrigins({ marketing: away, mockup: away, chat: away, blog: away }),
      mirror: createReleaseMirror(root),
      withdrawals: {
        has: () => false,
        add: async () => {},
        lift: async () => {},
        of: () => [
          {
            version: '1.0.0',
            since: 1,
            at: '2025-01-01T00:00:00.000Z',
            reason: `Cannot find module '${root}/blog/1.0.0/server.mjs'`,
            failedViews: 5,
            views: 9,
          },
        ],
      },
      log,
      pollInterval: 60_000,
      warm: async () => {},
    });
    onTestFinished(registry.stop);
    await registry.current('blog');
    const app = express().get(
      '/modules/status.json',
      serveSiteStatus(registry, async () => ({ contract: 1, shared: {} })),
    );
    const { body } = await ask(await listen(app), '/modules/status.json');
    const { blog } = JSON.parse(body.toString()).modules;
    expect(blog.problem).toBe('… could not be read');
    expect(blog.withdrawn[0].reason).toBe('Cannot find module …');
    for (const place of [root, away, '127.0.0.1']) expect(body.toString()).not.toContain(place);
    expect(JSON.stringify(lines)).toContain(`${away}/release.json could not be read`);
  });
});

describe('serveCurrentRelease', () => {
  async function siteFollowing(releases: () => SampleRelease | null) {
    const address = await listen(serveSample(releases));
    const origins = Object.fromEntries(MODULE_NAMES.map((name) => [name, address]));
    const root = await temporaryFolder();
    const registry = createOriginRegistry({
      origins: createModuleOrigins(origins as Record<(typeof MODULE_NAMES)[number], string>),
      followed: [],
      mirror: createReleaseMirror(root),
      withdrawals: openWithdrawals(join(root, 'withdrawn.json'), collectLog().log),
      log: collectLog().log,
      pollInterval: 60_000,
      warm: async () => {},
    });
    onTestFinished(registry.stop);
    const app = express();
    app.get(
      '/modules/:module/current.json',
      serveCurrentRelease(registry, async () => ({ overrides: {}, failed: [] })),
    );
    return listen(app);
  }

  it('names the release that a page may load now, never from a cache', async () => {
    const release = sampleRelease();
    const site = await siteFollowing(() => release);
    const { status, headers, body } = await ask(site, '/modules/blog/current.json');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({
      module: 'blog',
      version: '1.0.0-aaaaaaaaaa',
      base: `${BASE}/`,
      entry: release.record.entry,
      exposes: release.record.exposes,
    });
  });

  it('says that there is none, until there is', async () => {
    let release: SampleRelease | null = null;
    const site = await siteFollowing(() => release);
    const { status, headers, body } = await ask(site, '/modules/blog/current.json');
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toMatchObject({ error: 'UNAVAILABLE' });

    release = sampleRelease();
    await expect(ask(site, '/modules/blog/current.json')).resolves.toMatchObject({ status: 200 });
  });

  it.each(['shop', '..%2f', 'constructor'])('offers no release of "%s"', async (name) => {
    const site = await siteFollowing(() => sampleRelease());
    const { status, headers } = await ask(site, `/modules/${name}/current.json`);
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
  });
});
