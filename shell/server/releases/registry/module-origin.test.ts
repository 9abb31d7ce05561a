import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  RELEASE_LIMITS,
  ReleaseRecordError,
  ReleaseStoreError,
} from '@northloop/federation/release-store';
import { freePort } from '@northloop/testing/free-port';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type SampleRelease, sampleRelease, serveSample } from '../../testing/sample-release';
import { createModuleOrigin, createModuleOrigins, type ModuleOrigin } from './module-origin';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const blogOrigin = async (listener: RequestListener, limitMs?: number) =>
  createModuleOrigin('blog', await listen(listener), limitMs);

/** The error of a promise and the milliseconds until it was rejected. */
async function failure(promise: Promise<unknown>): Promise<{ error: unknown; took: number }> {
  const begin = performance.now();
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, took: performance.now() - begin };
}

/** Reads a whole file. */
const readFile = async (origin: ModuleOrigin, path: string) => buffer(await origin.openFile(path));

describe('createModuleOrigin', () => {
  it('reads the release that is served', async () => {
    const release = sampleRelease();
    const origin = await blogOrigin(serveSample(() => release));
    await expect(origin.readRecord()).resolves.toEqual(release.record);
    const bytes = await readFile(origin, 'assets/page.css');
    expect(bytes).toEqual(release.files.get('assets/page.css'));
  });

  it('is told that nothing changed, until something does', async () => {
    let release = sampleRelease({ version: '1.0.0' });
    const origin = await blogOrigin(serveSample(() => release));
    await origin.readRecord();
    await expect(origin.readRecord()).resolves.toBe('unchanged');
    await expect(origin.readRecord()).resolves.toBe('unchanged');

    release = sampleRelease({ version: '1.1.0' });
    await expect(origin.readRecord()).resolves.toMatchObject({ version: '1.1.0' });
    await expect(origin.readRecord()).resolves.toBe('unchanged');
  });

  it('reads in full again once it was reset', async () => {
    const origin = await blogOrigin(serveSample(() => sampleRelease()));
    await origin.readRecord();
    origin.reset();
    await expect(origin.readRecord()).resolves.toMatchObject({ version: '1.0.0-aaaaaaaaaa' });
  });

  it('does not hold a refused record for read', async () => {
    const refused = sampleRelease({ module: 'chat' });
    const origin = await blogOrigin(serveSample(() => refused));
    await expect(origin.readRecord()).rejects.toThrow(ReleaseRecordError);
    await expect(origin.readRecord()).rejects.toThrow(ReleaseRecordError);
  });

  it('asks for the bytes as they are', async () => {
    let accepted: string | undefined;
    const origin = await blogOrigin((request, response) => {
      accepted = request.headers['accept-encoding'];
      response.end('bytes');
    });
    await readFile(origin, 'client.js.br');
    expect(accepted).toBe('identity');
  });

  it.each([500, 503, 403])('fails when the origin answers %i', async (status) => {
    const origin = await blogOrigin((_, response) => response.writeHead(status).end('no'));
    await expect(origin.readRecord()).rejects.toThrow(ReleaseStoreError);
    await expect(origin.readRecord()).rejects.toThrow(`/release.json answered ${status}`);
    await expect(readFile(origin, 'client.js')).rejects.toThrow(`/client.js answered ${status}`);
  });

  it('fails for what the origin does not have, and names it', async () => {
    const origin = await blogOrigin(serveSample(() => null));
    await expect(origin.readRecord()).rejects.toThrow(
      'There is no release.json in http://127.0.0.1',
    );
    await expect(readFile(origin, 'client.js')).rejects.toThrow(ReleaseStoreError);
    await expect(readFile(origin, 'client.js')).rejects.toThrow('There is no client.js in http');
  });

  it('follows no redirect, wherever it leads', async () => {
    const elsewhere = await listen(serveSample(() => sampleRelease()));
    const origin = await blogOrigin((request, response) => {
      response.writeHead(302, { Location: `${elsewhere}${request.url}` }).end();
    });
    await expect(origin.readRecord()).rejects.toThrow(ReleaseStoreError);
    await expect(readFile(origin, 'client.js')).rejects.toThrow(ReleaseStoreError);
  });

  it('fails at once when nothing listens', async () => {
    const origin = createModuleOrigin('blog', `http://127.0.0.1:${await freePort()}`);
    const { error } = await failure(origin.readRecord());
    expect(error).toBeInstanceOf(ReleaseStoreError);
    expect(error).toHaveProperty('cause.cause.code', 'ECONNREFUSED');
  });

  it('gives up on a silent server and on one that stops half way, once the limit is over', async () => {
    const silent = await blogOrigin(() => {}, 1500);
    const halting = await blogOrigin((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"module":');
    }, 1500);
    // Simulates a process that does other work: the link between a call and its time limit must survive garbage
    // collection.
    const garbage = setInterval(collectGarbage, 10);
    onTestFinished(() => clearInterval(garbage));
    const failures = await Promise.all([
      failure(silent.readRecord()),
      failure(halting.readRecord()),
      failure(readFile(halting, 'client.js')),
    ]);
    for (const { error, took } of failures) {
      expect(error).toBeInstanceOf(ReleaseStoreError);
      expect(took).toBeGreaterThan(1400);
    }
  });

  it('fails for an answer that breaks off', async () => {
    const origin = await blogOrigin((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"module":');
      setTimeout(() => response.destroy(), 10);
    });
    await expect(origin.readRecord()).rejects.toThrow(ReleaseStoreError);
    await expect(readFile(origin, 'client.js')).rejects.toThrow(ReleaseStoreError);
  });

  it('reads no more of a record than one may have', async () => {
    let sent = 0;
    const origin = await blogOrigin((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536))) sent += 65_536;
      };
      response.on('drain', more);
      more();
    });
    await expect(origin.readRecord()).rejects.toThrow(ReleaseStoreError);
    // Allow for bytes that are still in buffers.
    expect(sent).toBeLessThan(16 * RELEASE_LIMITS.recordBytes);
  });

  it('fails for a record that is no JSON', async () => {
    const origin = await blogOrigin((_, response) => response.end('<!doctype html>'));
    await expect(origin.readRecord()).rejects.toThrow(ReleaseRecordError);
    await expect(origin.readRecord()).rejects.toThrow('/release.json is not JSON');
  });
});

describe('createModuleOrigins', () => {
  it('gives each module its own address', async () => {
    const served = async (release: SampleRelease) => listen(serveSample(() => release));
    const origins = createModuleOrigins({
      marketing: await served(sampleRelease({ module: 'marketing', version: '1.0.0' })),
      mockup: await served(sampleRelease({ module: 'mockup', version: '2.0.0' })),
      chat: await served(sampleRelease({ module: 'chat', version: '3.0.0' })),
      blog: await served(sampleRelease({ module: 'blog', version: '4.0.0' })),
    });
    await expect(origins.chat.readRecord()).resolves.toMatchObject({ version: '3.0.0' });
    await expect(origins.blog.readRecord()).resolves.toMatchObject({ version: '4.0.0' });
  });
});
