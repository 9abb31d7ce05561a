import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { writeTree } from '@northloop/testing/write-tree';
import { describe, expect, it } from 'vitest';
import { serveModule } from './serve-module';

const SCRIPT = 'export const n = 1;\n'.repeat(100);
const FILES = {
  'release.json': '{"version":"1.0.0"}',
  'remoteEntry.js': SCRIPT,
  'remoteEntry.js.br': brotliCompressSync(SCRIPT),
  'assets/page.css': '.page {}',
  '.env': 'SECRET=1',
};

async function served(files: Record<string, string | Uint8Array> = FILES) {
  const parent = await temporaryFolder({ 'secret.json': '"secret"' });
  const folder = join(parent, 'dist');
  await writeTree(folder, files);
  const { port } = new URL(await listen(serveModule(folder)));
  /** Requests an exact path and does not decode the response. */
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
          const body = await buffer(response);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        })
          .on('error', reject)
          .end();
      },
    );
  return { ask, folder };
}

describe('serveModule', () => {
  it('serves hashed files for ever', async () => {
    const { ask } = await served();
    const { status, headers, body } = await ask('/assets/page.css');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^text\/css/);
    expect(body.toString()).toBe('.page {}');
  });

  it('lets the record be asked for anew each time', async () => {
    const { ask } = await served();
    const { status, headers, body } = await ask('/release.json');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(FILES['release.json']);
  });

  it('answers 304 while the record is the same, and 200 once it is not', async () => {
    const { ask, folder } = await served();
    const etag = (await ask('/release.json')).headers.etag ?? expect.fail();
    await expect(ask('/release.json', 'GET', { 'If-None-Match': etag })).resolves.toMatchObject({
      status: 304,
    });
    const record = join(folder, 'release.json');
    const { mtime } = await stat(record);
    await writeFile(record, '{"version":"1.0.1"}');
    // Simulates a change within one tick of the clock.
    await utimes(record, mtime, mtime);
    const next = await ask('/release.json', 'GET', { 'If-None-Match': etag });
    expect(next.status).toBe(200);
    expect(next.body.toString()).toBe('{"version":"1.0.1"}');
  });

  it('serves a compressed file as the bytes it is, whatever is accepted', async () => {
    const { ask } = await served();
    for (const accept of ['identity', 'br, gzip']) {
      const packed = await ask('/remoteEntry.js.br', 'GET', { 'Accept-Encoding': accept });
      expect(packed.headers).not.toHaveProperty('content-encoding');
      expect(packed.body.equals(FILES['remoteEntry.js.br'])).toBe(true);
      const plain = await ask('/remoteEntry.js', 'GET', { 'Accept-Encoding': accept });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.body.toString()).toBe(SCRIPT);
    }
  });

  it('answers HEAD without a body', async () => {
    const { ask } = await served();
    const { status, headers, body } = await ask('/remoteEntry.js', 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(SCRIPT.length));
    expect(body).toHaveLength(0);
  });

  it.each([
    ['GET', '/gone.js'],
    ['GET', '/'],
    ['GET', '/.env'],
    ['GET', '/../secret.json'],
    ['GET', '/%2e%2e/secret.json'],
    ['GET', '/..%2fsecret.json'],
    ['GET', '/%E0%A4%A'],
    ['POST', '/release.json'],
    ['DELETE', '/remoteEntry.js'],
  ])('answers 404 for %s %s', async (method, path) => {
    const { ask } = await served();
    const { status, body } = await ask(path, method);
    expect(status).toBe(404);
    expect(body).toHaveLength(0);
  });

  it('serves a rebuild without a restart', async () => {
    const { ask, folder } = await served();
    await rm(folder, { recursive: true });
    await expect(ask('/release.json')).resolves.toMatchObject({ status: 404 });
    await writeTree(folder, { 'release.json': '{"version":"2.0.0"}' });
    const { body } = await ask('/release.json');
    expect(body.toString()).toBe('{"version":"2.0.0"}');
  });
});
