import { rename, rm, stat, truncate, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MODULE_NAMES,
  type ModuleName,
  RELEASE_RECORD_FILE,
  type ReleaseRecord,
} from '@northloop/contracts';
import { openReleaseReader } from '@northloop/federation/release-store';
import { eventually } from '@northloop/testing/eventually';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectLog } from '../../testing/collect-log';
import { sampleRelease } from '../../testing/sample-release';
import { sampleStore } from '../../testing/sample-store';
import { openWithdrawals } from '../guard/withdrawals';
import { createReleaseMirror } from '../mirror/release-mirror';
import { createStoreRegistry } from './store-registry';

/** Follows a store, with copies below a folder that a later registry may start from. */
function follow(location: string, root: string) {
  const { log, lines } = collectLog();
  const registry = createStoreRegistry({
    reader: openReleaseReader(location),
    documentFile: join(root, 'registry.json'),
    mirror: createReleaseMirror(root),
    withdrawals: openWithdrawals(join(root, 'withdrawn.json'), log),
    log,
    pollInterval: 20,
    warm: async (_, entry) => {
      await import(/* @vite-ignore */ entry);
    },
  });
  onTestFinished(registry.stop);
  return {
    registry,
    version: async (module: ModuleName) => (await registry.current(module))?.version ?? null,
    logs: (message: string) =>
      eventually(() => expect(lines.map(({ msg }) => msg)).toContain(message)),
    serves: (module: ModuleName, version: string) =>
      eventually(async () => expect((await registry.current(module))?.version).toBe(version)),
  };
}

/** A site with its own store that serves the first version of every module. */
async function site() {
  const store = await sampleStore();
  const root = await temporaryFolder();
  const started = follow(store.folder, root);
  await started.registry.start();
  for (const module of MODULE_NAMES) expect(await started.version(module)).toBe('1.0.0');
  return { store, root, ...started };
}

const problemOf = ({ registry }: Awaited<ReturnType<typeof site>>, module: ModuleName) =>
  registry.status().modules[module].problem ?? '';

describe('a store that is away', () => {
  it('at the start: the site starts from its copies', async () => {
    const { store, root, registry } = await site();
    registry.stop();
    await rm(store.folder, { recursive: true });
    const again = follow(store.folder, root);
    await again.registry.start();
    for (const module of MODULE_NAMES) expect(await again.version(module)).toBe('1.0.0');
    await again.logs('release store cannot be read');
  });

  it('later: what is served stays, and goes on once the store is back', async () => {
    const { store, logs, version, serves } = await site();
    await rename(store.folder, `${store.folder}-away`);
    await logs('release store cannot be read');
    expect(await version('mockup')).toBe('1.0.0');
    await rename(`${store.folder}-away`, store.folder);
    await logs('release store is back');
    await store.publish(sampleRelease({ module: 'mockup', version: '2.0.0' }));
    await store.promote('mockup', '2.0.0');
    await serves('mockup', '2.0.0');
  });

  it('in that it accepts calls and never answers: what is served stays', async () => {
    const store = await sampleStore();
    let isSilent = false;
    const files = express.static(store.folder);
    const app = express().use((request, response, next) => {
      if (!isSilent) files(request, response, next);
    });
    const { registry, logs, version, serves } = follow(await listen(app), await temporaryFolder());
    await registry.start();
    isSilent = true;
    await logs('release store cannot be read');
    expect(await version('mockup')).toBe('1.0.0');
    isSilent = false;
    await store.publish(sampleRelease({ module: 'mockup', version: '2.0.0' }));
    await store.promote('mockup', '2.0.0');
    await serves('mockup', '2.0.0');
  });
});

describe('a registry', () => {
  it.each([
    ['is no JSON', 'not a registry'],
    ['is cut off', '{"format":1,"revision":9,"modules":{"chat":{"live":"1.0'],
    ['is of another format', '{"format":9}'],
  ])('that %s: the last good one stays in force', async (_, text) => {
    const { store, logs, version, serves } = await site();
    await store.writeRegistry(text);
    await logs('release store cannot be read');
    for (const module of MODULE_NAMES) expect(await version(module)).toBe('1.0.0');
    await store.publish(sampleRelease({ module: 'mockup', version: '2.0.0' }));
    await store.promote('mockup', '2.0.0');
    await serves('mockup', '2.0.0');
  });

  it('with one malformed entry: the other modules go on', async () => {
    const { store, logs, version, serves } = await site();
    await store.publish(sampleRelease({ module: 'blog', version: '2.0.0' }));
    await store.promote('blog', '2.0.0');
    const { modules, ...rest } = store.document();
    await store.writeRegistry(
      JSON.stringify({
        ...rest,
        revision: rest.revision + 1,
        modules: { ...modules, mockup: { live: 42 }, shop: null },
      }),
    );
    await logs('skipped a part of the registry that is not valid');
    await serves('blog', '2.0.0');
    expect(await version('mockup')).toBe('1.0.0');
  });
});

describe('a release', () => {
  const rewrite = (folder: string, record: object) =>
    writeFile(join(folder, RELEASE_RECORD_FILE), JSON.stringify(record));

  const faults: [string, (folder: string, record: ReleaseRecord) => Promise<void>, RegExp][] = [
    [
      'with a file cut off',
      (folder, { entry }) => truncate(join(folder, entry.server), 10),
      /server\.mjs: expected \d+ bytes/,
    ],
    [
      'with a file exchanged',
      (folder, { entry, version }) =>
        writeFile(join(folder, entry.server), `export const version = "${version}"; \n`),
      /with SHA-256/,
    ],
    [
      'without its record',
      (folder) => unlink(join(folder, RELEASE_RECORD_FILE)),
      /There is no .*release\.json/,
    ],
    [
      'with a record that is cut off',
      (folder) => truncate(join(folder, RELEASE_RECORD_FILE), 100),
      /cut off/,
    ],
    [
      'without one of its sheets',
      (folder) => unlink(join(folder, 'assets/page.css')),
      /There is no .*\.css/,
    ],
    [
      'for another contract',
      (folder, record) => rewrite(folder, { ...record, contract: 99 }),
      /built for contract 99/,
    ],
    [
      'of another module',
      (folder, record) => rewrite(folder, { ...record, module: 'chat' }),
      /is not valid/,
    ],
    [
      'whose code throws',
      async (folder, record) => {
        const broken = sampleRelease({
          module: record.module,
          version: record.version,
          files: { 'server.mjs': 'throw new Error("broken on the server");' },
        });
        await writeFile(join(folder, 'server.mjs'), broken.files.get('server.mjs') ?? '');
        await rewrite(folder, broken.record);
      },
      /broken on the server/,
    ],
  ];

  it.each(faults)('%s is refused, and the next good one is taken', async (_, spoil, reason) => {
    const follows = await site();
    const { store, logs, version, serves } = follows;
    const release = sampleRelease({ module: 'mockup', version: '2.0.0' });
    await store.publish(release);
    await spoil(join(store.folder, 'mockup', '2.0.0'), release.record);
    await store.promote('mockup', '2.0.0');
    await logs('no new release');
    expect(problemOf(follows, 'mockup')).toMatch(reason);
    for (const module of MODULE_NAMES) expect(await version(module)).toBe('1.0.0');
    await store.publish(sampleRelease({ module: 'mockup', version: '2.1.0' }));
    await store.promote('mockup', '2.1.0');
    await serves('mockup', '2.1.0');
  });

  it('is promoted and rolled back without a restart, and the others stay', async () => {
    const { store, version, serves } = await site();
    await store.publish(sampleRelease({ module: 'mockup', version: '2.0.0' }));
    await store.promote('mockup', '2.0.0');
    await serves('mockup', '2.0.0');
    await store.promote('mockup', '1.0.0');
    await serves('mockup', '1.0.0');
    expect(await version('blog')).toBe('1.0.0');
  });

  it('that is good ends the problem that a bad one before it was', async () => {
    const follows = await site();
    const { store, logs, serves } = follows;
    await store.publish(sampleRelease({ module: 'mockup', version: '2.0.0' }));
    await unlink(join(store.folder, 'mockup/2.0.0', RELEASE_RECORD_FILE));
    await store.promote('mockup', '2.0.0');
    await logs('no new release');
    await store.publish(sampleRelease({ module: 'mockup', version: '2.1.0' }));
    await store.promote('mockup', '2.1.0');
    await serves('mockup', '2.1.0');
    await eventually(() => expect(problemOf(follows, 'mockup')).toBe(''));
    expect(follows.registry.lastGood('mockup', '2.1.0')?.version).toBe('1.0.0');
  });

  it('that an old tab asks for is fetched once, however many ask at a time', async () => {
    const store = await sampleStore();
    await store.publish(sampleRelease({ module: 'mockup', version: '0.9.0' }));
    await store.announce('mockup', '1.0.0', '0.9.0');
    const asked: string[] = [];
    const files = express.static(store.folder);
    const app = express().use((request, response, next) => {
      if (request.path.startsWith('/mockup/0.9.0/')) asked.push(request.path);
      files(request, response, next);
    });
    const root = await temporaryFolder();
    const { registry } = follow(await listen(app), root);
    await registry.start();
    const restored = await Promise.all(
      Array.from({ length: 12 }, () => registry.restore('mockup', '0.9.0')),
    );
    expect(restored).toEqual(Array(12).fill(true));
    expect(asked).toHaveLength(new Set(asked).size);
    await expect(registry.restore('mockup', '0.1.0')).resolves.toBe(false);
  });

  it('that is asked for and cannot be had is not asked for again at once', async () => {
    const follows = await site();
    const { store, registry, logs } = follows;
    await store.publish(sampleRelease({ module: 'mockup', version: '0.9.0' }));
    await store.announce('mockup', '1.0.0', '0.9.0');
    await eventually(async () => expect(await registry.restore('mockup', '0.9.0')).toBe(true));
    await rm(join(follows.root, 'mockup/0.9.0'), { recursive: true });
    const server = join(store.folder, 'mockup/0.9.0/server.mjs');
    const { size } = await stat(server);
    await truncate(server, size - 1);
    await expect(registry.restore('mockup', '0.9.0')).resolves.toBe(false);
    await logs('release could not be restored');
    await truncate(server, size);
    await expect(registry.restore('mockup', '0.9.0')).resolves.toBe(false);
  });

  it('for which the disk has no room is refused', async () => {
    const follows = await site();
    const { store, root, logs, version } = follows;
    // Put a file in place of the module's folder of copies, so that nothing can be written below it.
    await rename(join(root, 'mockup'), join(root, 'moved-away'));
    await writeFile(join(root, 'mockup'), '');
    await store.publish(sampleRelease({ module: 'mockup', version: '2.0.0' }));
    await store.promote('mockup', '2.0.0');
    await logs('no new release');
    expect(problemOf(follows, 'mockup')).toMatch(/ENOTDIR|EEXIST/);
    expect(await version('mockup')).toBe('1.0.0');
    expect(await version('blog')).toBe('1.0.0');
  });
});
