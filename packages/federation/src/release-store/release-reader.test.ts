import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { serveModule } from '../serve/serve-module';
import { emptyRegistry } from './documents/parse-registry';
import { ReleaseRecordError } from './documents/parse-release-record';
import { RELEASE_LIMITS } from './documents/release-limits';
import { createReleaseReader, openReleaseReader } from './release-reader';
import { RegistryError, RegistryMissingError, ReleaseStoreError } from './release-store-error';
import { folderSource } from './source/folder-source';
import { httpSource } from './source/http-source';
import { openSource } from './source/open-source';
import type { StoreSource } from './source/store-source';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const V1 = '1.0.0-aaaaaaaaaa';

/** A web server that serves the files of a store and records the status of its responses. */
async function servedStore(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder(files);
  const answers: number[] = [];
  const inner = serveModule(folder);
  const origin = await listen((request, response) => {
    response.on('finish', () => answers.push(response.statusCode));
    inner.emit('request', request, response);
  });
  return { origin, folder, answers };
}

/** A reader that gives up after a second and a half. */
const impatientReader = (location: string) => createReleaseReader(openSource(location), 1500);

async function readAll(found: Awaited<ReturnType<StoreSource['open']>>): Promise<Buffer> {
  if (!found || found === 'unchanged') throw new Error('There is nothing to read');
  return buffer(found.body);
}

const registry = JSON.stringify({ ...emptyRegistry(), revision: 3 });

describe('a store behind a web server', () => {
  it('is read like a folder', async () => {
    const { record, files } = sampleRelease();
    const { origin } = await servedStore({
      'registry.json': registry,
      [`blog/${V1}/release.json`]: JSON.stringify(record),
      [`blog/${V1}/assets/page.css`]: String(files['assets/page.css']),
    });
    const reader = openReleaseReader(`${origin}/`);
    await expect(reader.readRegistry()).resolves.toMatchObject({ document: { revision: 3 } });
    await expect(reader.readRecord('blog', V1)).resolves.toEqual(record);
    expect(Buffer.from(await reader.readFile('blog', V1, 'assets/page.css'))).toEqual(
      files['assets/page.css'],
    );
    await expect(reader.readFile('blog', V1, 'gone.js')).rejects.toThrow('There is no blog/');
  });

  it('is asked whether anything changed, and answers in a few bytes that nothing did', async () => {
    const { origin, answers } = await servedStore({ 'registry.json': registry });
    const reader = openReleaseReader(origin);
    await reader.readRegistry();
    await expect(reader.readRegistry()).resolves.toBe('unchanged');
    await expect(reader.readRegistry()).resolves.toBe('unchanged');
    expect(answers).toEqual([200, 304, 304]);
  });

  it('is read anew where an ETag of size and second may be that of another registry', async () => {
    const documents = [4, 5].map((revision) => JSON.stringify({ ...emptyRegistry(), revision }));
    const changed = new Date().toUTCString();
    const origin = await listen((request, response) => {
      const asked = request.headers['if-none-match'];
      response.writeHead(asked ? 304 : 200, {
        ETag: '"same"',
        'Last-Modified': changed,
        Date: changed,
      });
      response.end(asked ? '' : documents.shift());
    });
    const reader = openReleaseReader(origin);
    await expect(reader.readRegistry()).resolves.toMatchObject({ document: { revision: 4 } });
    await expect(reader.readRegistry()).resolves.toMatchObject({ document: { revision: 5 } });
  });

  it('is unchanged too where the server gives no ETag', async () => {
    const reader = openReleaseReader(await listen((_, response) => response.end(registry)));
    await reader.readRegistry();
    await expect(reader.readRegistry()).resolves.toBe('unchanged');
  });

  it('has no registry, is away, or answers with something else: three different failures', async () => {
    const { origin } = await servedStore({});
    await expect(openReleaseReader(origin).readRegistry()).rejects.toThrow(RegistryMissingError);
    const broken = await listen((_, response) => response.writeHead(503).end());
    await expect(openReleaseReader(broken).readRegistry()).rejects.toThrow('answered 503');
    const page = await listen((_, response) => response.end('<!doctype html>'));
    await expect(openReleaseReader(page).readRegistry()).rejects.toThrow(RegistryError);
    await expect(openReleaseReader('http://127.0.0.1:9').readRegistry()).rejects.toThrow(
      ReleaseStoreError,
    );
  });

  it('follows no redirect', async () => {
    const elsewhere = await listen((_, response) => response.end(registry));
    const origin = await listen((request, response) => {
      response.writeHead(302, { Location: `${elsewhere}${request.url}` }).end();
    });
    await expect(openReleaseReader(origin).readRegistry()).rejects.toThrow(ReleaseStoreError);
  });

  it('is given up on, when it is silent and when it stops half way', async () => {
    const silent = await listen(() => {});
    let hangUp = () => {};
    const hungUp = new Promise<void>((resolve) => {
      hangUp = resolve;
    });
    const halting = await listen((_, response) => {
      response.once('close', hangUp);
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"format": 1,');
    });
    // Simulates a process that does other work: the link between a call and its time limit must survive garbage
    // collection.
    const garbage = setInterval(collectGarbage, 10);
    onTestFinished(() => clearInterval(garbage));
    const readings = await Promise.allSettled([
      impatientReader(silent).readRegistry(),
      impatientReader(halting).readRegistry(),
      impatientReader(silent).readRecord('blog', V1),
    ]);
    for (const reading of readings) {
      expect(reading.status === 'rejected' && reading.reason).toBeInstanceOf(ReleaseStoreError);
    }
    await hungUp;
  });
});

describe('a file whose time is over before anybody reads it', () => {
  const afterAMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

  it('fails its reader and nothing else, in a folder', async () => {
    const folder = await temporaryFolder({ 'registry.json': registry });
    // An unhandled error would fail the whole test run.
    const found = await folderSource(folder).open('registry.json', { signal: AbortSignal.abort() });
    await afterAMoment();
    await expect(readAll(found)).rejects.toThrow('aborted');
  });

  it('fails its reader and nothing else, behind a web server', async () => {
    const halting = await listen((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"format": 1,');
    });
    const limit = new AbortController();
    const found = await httpSource(halting).open('registry.json', { signal: limit.signal });
    limit.abort();
    await afterAMoment();
    await expect(readAll(found)).rejects.toThrow('aborted');
  });
});

describe('what is too large', () => {
  /** A server that sends spaces for as long as the client reads them. */
  async function endlessStore() {
    let sent = 0;
    const location = await listen((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536))) sent += 65_536;
      };
      response.on('drain', more);
      more();
    });
    return { reader: openReleaseReader(location), sent: () => sent };
  }

  it('is given up on, record or registry, before all of it has come', async () => {
    const { reader, sent } = await endlessStore();
    await expect(reader.readRecord('blog', V1)).rejects.toThrow('more than the 2097152 bytes');
    // Allow for bytes that are still in buffers.
    expect(sent()).toBeLessThan(16 * RELEASE_LIMITS.recordBytes);
    await expect(reader.readRegistry()).rejects.toThrow('more than the 8388608 bytes');
  });

  it('is no matter for a file that is read as it comes', async () => {
    const { reader } = await endlessStore();
    let length = 0;
    for await (const chunk of await reader.openFile('blog', V1, 'large.js')) {
      length += chunk.byteLength;
      if (length > RELEASE_LIMITS.registryBytes) break;
    }
    expect(length).toBeGreaterThan(RELEASE_LIMITS.registryBytes);
  });
});

describe('a file that is read as it comes', () => {
  it('says what could not be read when it breaks off', async () => {
    const location = await listen((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    const reading = openReleaseReader(location)
      .openFile('blog', V1, 'a.js')
      .then((file) => buffer(file));
    await expect(reading).rejects.toThrow(ReleaseStoreError);
    await expect(reading).rejects.toThrow(`blog/${V1}/a.js of ${location} could not be read`);
  });

  it('must be there, and inside its release', async () => {
    const reader = openReleaseReader(await temporaryFolder());
    await expect(reader.openFile('blog', V1, 'gone.js')).rejects.toThrow('There is no blog/');
    await expect(reader.openFile('blog', V1, '../x.js')).rejects.toThrow(
      'is not a file of a release',
    );
  });
});

describe('a record', () => {
  it('must be of the release that was asked for, and whole', async () => {
    const { record } = sampleRelease();
    const text = JSON.stringify(record);
    const reader = openReleaseReader(
      await temporaryFolder({
        'blog/2.0.0/release.json': text,
        'chat/1.0.0/release.json': text,
        'blog/3.0.0/release.json': text.slice(0, -10),
      }),
    );
    await expect(reader.readRecord('blog', '2.0.0')).rejects.toThrow(
      'blog/2.0.0/release.json is the record of version 1.0.0-aaaaaaaaaa',
    );
    await expect(reader.readRecord('chat', '1.0.0')).rejects.toThrow(ReleaseRecordError);
    await expect(reader.readRecord('blog', '3.0.0')).rejects.toThrow('was cut off');
    await expect(reader.readRecord('blog', '4.0.0')).rejects.toThrow(ReleaseStoreError);
  });
});
