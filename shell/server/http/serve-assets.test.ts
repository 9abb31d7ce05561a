import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { serveShellFiles } from './serve-assets';

const SCRIPT = 'export const n = 1;\n'.repeat(50);
const FILES: Record<string, string | Buffer> = {
  'build/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'build/icon-192.png': 'PNG',
  'build/apple-touch-icon.png': 'PNG',
  'build/assets/shell/entry-client-DaOQZLWq.js': SCRIPT,
  'build/assets/shell/entry-client-DaOQZLWq.js.br': brotliCompressSync(SCRIPT),
  'build/.vite/manifest.json': '{}',
  'build/notes.exe': 'MZ',
  'secret.json': '"secret"',
};

/** A site that serves a build and answers everything else with "a page". */
async function startSite() {
  const folder = await temporaryFolder(FILES);
  const app = express();
  app.use(serveShellFiles(join(folder, 'build')));
  app.use((_, response) => {
    response.send('a page');
  });
  return listen(app);
}

/** Sends a request with the given options. */
async function ask(
  path: string,
  {
    accept = 'identity',
    method = 'GET',
    site,
    ...conditions
  }: { accept?: string; method?: string; site?: string } & OutgoingHttpHeaders = {},
) {
  const { hostname, port } = new URL(site ?? (await startSite()));
  const asked = { 'Accept-Encoding': accept, ...conditions };
  return new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      request({ hostname, port, path, method, headers: asked }, async (response) => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, body: await buffer(response) });
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('serveShellFiles', () => {
  it('serves files whose name carries a hash for ever, compressed where that is taken', async () => {
    const path = '/assets/shell/entry-client-DaOQZLWq.js';
    const plain = await ask(path);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(plain.body.toString()).toBe(SCRIPT);
    const packed = await ask(path, { accept: 'gzip, deflate, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT);
  });

  it.each(['/favicon.svg', '/icon-192.png', '/apple-touch-icon.png'])(
    'lets %s be asked for again: its name stays',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['cache-control']).toBe('public, max-age=3600');
    },
  );

  it('lets no cache keep the answer to a failed condition in the place of a file', async () => {
    const path = '/assets/shell/entry-client-DaOQZLWq.js';
    const conditions = { 'If-Match': '"another"' };
    const { status, headers, body } = await ask(path, { accept: 'br', ...conditions });
    expect(status).toBe(412);
    for (const name of ['cache-control', 'content-encoding']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(body).toHaveLength(0);
  });

  it.each([
    '/',
    '/about',
    '/assets',
    '/gone.svg',
    '/notes.exe',
    '/.vite/manifest.json',
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/assets/..%2f..%2fsecret.json',
    '//favicon.svg',
  ])('leaves %s to the pages', async (path) => {
    expect((await ask(path)).body.toString()).toBe('a page');
  });

  it('leaves everything but reading to the pages', async () => {
    expect((await ask('/favicon.svg', { method: 'POST' })).body.toString()).toBe('a page');
    const { headers, body } = await ask('/favicon.svg', { method: 'HEAD' });
    expect(headers['content-length']).toBe(String(FILES['build/favicon.svg']?.length));
    expect(body).toHaveLength(0);
  });
});
