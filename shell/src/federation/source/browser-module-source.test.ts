import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init } from '@module-federation/runtime';
import type { ClientRelease, ModuleName } from '@northloop/contracts';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TimeLimitError } from '../waiting/time-limit';
import { type BrowserPage, createBrowserModuleSource } from './browser-module-source';
import type { ExposeRef } from './module-source';

const assistant: ExposeRef = { module: 'chat', expose: './assistant' };
const launcher: ExposeRef = { module: 'chat', expose: './launcher' };

let nextVersion = 1;

/** A release whose container is a file, with two exposes that name their release. */
async function writeRelease(module: ModuleName = 'chat'): Promise<ClientRelease> {
  const folder = await temporaryFolder();
  const version = `1.0.${nextVersion++}`;
  await writeFile(
    join(folder, 'container.mjs'),
    `const exposes = { './assistant': 'assistant of ${version}', './launcher': 'launcher of ${version}' };
     export const init = () => {};
     export const get = async (name) => {
       if (!(name in exposes)) throw new Error('no ' + name);
       return () => ({ text: exposes[name] });
     };`,
  );
  return {
    module,
    version,
    base: `${pathToFileURL(folder).href}/`,
    entry: { client: 'container.mjs', server: 'container.mjs', preload: [] },
    exposes: { './assistant': { js: [], css: ['assistant.css', 'shared.css'] } },
  };
}

/** Makes relative addresses lead to a server of the test. */
async function servePageOrigin(listener: RequestListener): Promise<void> {
  const origin = await listen(listener);
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    realFetch(new URL(path, origin), init),
  );
}

const page: BrowserPage = {
  window: new EventTarget(),
  afterLoadDelay: 2000,
  report: () => {},
  insertStylesheets: async () => {},
};
const pageShowing = (...rendered: ExposeRef[]): BrowserPage => ({ ...page, rendered });

describe('createBrowserModuleSource', () => {
  beforeAll(() => {
    init({
      name: 'shell',
      remotes: [],
      plugins: [
        // Without a document the runtime would run containers in a sandbox; import them as a browser does.
        { name: 'import-entry', loadEntry: ({ remoteInfo }) => import(remoteInfo.entry) },
      ],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('loads from the page’s release set, asking nobody', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is to be fetched')));
    const release = await writeRelease();
    const source = createBrowserModuleSource({ chat: release }, page);
    await expect(source.read(assistant)).resolves.toEqual({
      text: `assistant of ${release.version}`,
    });
  });

  it('hands out the same promise for as long as it lives', async () => {
    const source = createBrowserModuleSource({ chat: await writeRelease() }, page);
    source.preload(assistant);
    const first = source.read(assistant);
    source.preload(assistant);
    expect(source.read(assistant)).toBe(first);
    await first;
    source.forget(assistant);
    expect(source.read(assistant)).toBe(first);
  });

  it('keeps two releases of a module alive in one tab', async () => {
    const [old, fresh] = [await writeRelease(), await writeRelease()];
    const texts = await Promise.all(
      [old, fresh].map((chat) => createBrowserModuleSource({ chat }, page).read(assistant)),
    );
    expect(texts).toEqual([
      { text: `assistant of ${old.version}` },
      { text: `assistant of ${fresh.version}` },
    ]);
  });

  it('names the stylesheets and the version of the release in use', async () => {
    const release = await writeRelease();
    const source = createBrowserModuleSource({ chat: release }, page);
    expect(source.stylesheets(assistant)).toEqual([
      `${release.base}assistant.css`,
      `${release.base}shared.css`,
    ]);
    expect(source.stylesheets(launcher)).toEqual([]);
    expect(source.version(assistant)).toBe(release.version);
  });

  it('asks for an expose’s sheets with its script, and is there once both are', async () => {
    const release = await writeRelease();
    const asked: string[] = [];
    let markLoaded = () => {};
    const insertStylesheets = (hrefs: readonly string[]) => {
      asked.push(...hrefs);
      return new Promise<void>((resolve) => {
        markLoaded = resolve;
      });
    };
    const source = createBrowserModuleSource({ chat: release }, { ...page, insertStylesheets });
    source.preload(assistant);
    expect(asked).toEqual([`${release.base}assistant.css`, `${release.base}shared.css`]);
    const loading = source.read(assistant) as Promise<unknown> & { status: string };
    // Load the same script in a page without stylesheets. When this has finished, the script has arrived.
    await createBrowserModuleSource({ chat: release }, page).read(assistant);
    expect(loading.status).toBe('pending');
    markLoaded();
    await expect(loading).resolves.toEqual({ text: `assistant of ${release.version}` });
  });

  it('asks for a release that the server could not offer, and keeps it for the visit', async () => {
    const releases = [await writeRelease(), await writeRelease()];
    const asked: string[] = [];
    await servePageOrigin((request, response) => {
      asked.push(request.url ?? '');
      response.end(JSON.stringify(releases[asked.length - 1]));
    });
    const source = createBrowserModuleSource({}, page);
    expect(source.version(assistant)).toBeUndefined();
    expect(source.stylesheets(assistant)).toEqual([]);

    await source.read(assistant);
    expect(source.version(assistant)).toBe(releases[0]?.version);
    expect(source.stylesheets(assistant)).toHaveLength(2);
    await expect(source.read(launcher)).resolves.toEqual({
      text: `launcher of ${releases[0]?.version}`,
    });
    expect(asked).toEqual(['/modules/chat/current.json']);
  });

  it('never mixes two releases of a module, whatever is released while it asks', async () => {
    const releases = [await writeRelease(), await writeRelease()];
    let asked = 0;
    await servePageOrigin((_, response) => {
      response.end(JSON.stringify(releases[asked++]));
    });
    const source = createBrowserModuleSource({}, page);
    const loaded = await Promise.all([source.read(assistant), source.read(launcher)]);
    expect(loaded).toEqual([
      { text: `assistant of ${releases[0]?.version}` },
      { text: `launcher of ${releases[0]?.version}` },
    ]);
    expect(asked).toBe(1);
  });

  it('keeps a failure until it is forgotten, then tries again', async () => {
    const release = await writeRelease();
    let isUp = false;
    await servePageOrigin((_, response) => {
      response.statusCode = isUp ? 200 : 503;
      response.end(JSON.stringify(isUp ? release : {}));
    });
    const source = createBrowserModuleSource({}, page);
    const failed = source.read(assistant);
    await expect(failed).rejects.toThrow('No release of chat is available (503)');

    isUp = true;
    expect(source.read(assistant)).toBe(failed);
    source.forget(assistant);
    await expect(source.read(assistant)).resolves.toEqual({
      text: `assistant of ${release.version}`,
    });
  });

  it('fails for what a release does not expose', async () => {
    const source = createBrowserModuleSource({ chat: await writeRelease() }, page);
    await expect(source.read({ module: 'chat', expose: './nothing' })).rejects.toThrow();
  });

  it('gives up on a server that accepts and never answers after eight seconds', async () => {
    let markAccepted = () => {};
    const accepted = new Promise<void>((resolve) => {
      markAccepted = resolve;
    });
    await servePageOrigin(() => markAccepted());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const source = createBrowserModuleSource({}, page);
    const waiting = source.read(assistant) as Promise<unknown> & { status: string };
    await accepted;
    await vi.advanceTimersByTimeAsync(7900);
    expect(waiting.status).toBe('pending');
    await vi.advanceTimersByTimeAsync(200);
    await expect(waiting).rejects.toThrow(TimeLimitError);
  });

  it('waits much longer while the server’s HTML stands there, once', async () => {
    await servePageOrigin(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const source = createBrowserModuleSource({}, pageShowing(assistant));
    const waiting = source.read(assistant) as Promise<unknown> & { status: string };
    const other = source.read(launcher) as Promise<unknown> & { status: string };
    await vi.advanceTimersByTimeAsync(8100);
    await expect(other).rejects.toThrow(TimeLimitError);
    expect(waiting.status).toBe('pending');
    await vi.advanceTimersByTimeAsync(112_000);
    await expect(waiting).rejects.toThrow(TimeLimitError);
    source.forget(assistant);
    const again = source.read(assistant) as Promise<unknown> & { status: string };
    await vi.advanceTimersByTimeAsync(8100);
    await expect(again).rejects.toThrow(TimeLimitError);
  });
});
