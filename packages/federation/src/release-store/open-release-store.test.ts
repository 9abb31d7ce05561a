import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildFolder } from '../../testing/build-folder';
import { sampleRelease } from '../../testing/sample-release';
import { testedStores } from '../../testing/store-kinds';
import { emptyRegistry } from './documents/parse-registry';
import { openReleaseStore } from './open-release-store';
import { openReleaseReader } from './release-reader';
import {
  RegistryConflictError,
  RegistryMissingError,
  ReleaseStoreError,
} from './release-store-error';
import { readWholeRegistry, updateRegistry } from './store/update-registry';

const V1 = '1.0.0-aaaaaaaaaa';
const V2 = '2.0.0-bbbbbbbbbb';

const revision = (number: number) => ({ ...emptyRegistry(), revision: number });

describe.each(testedStores())('a release store in $kind', ({ newLocation }) => {
  it('gives back what was stored, byte for byte', async () => {
    const location = newLocation();
    const release = sampleRelease();
    const store = openReleaseStore(location);
    await expect(store.putRelease(release.record, await buildFolder(release))).resolves.toBe(
      'stored',
    );
    const reader = openReleaseReader(location);
    await expect(reader.readRecord('blog', V1)).resolves.toEqual(release.record);
    for (const [path, bytes] of Object.entries(release.files)) {
      const read = await reader.readFile('blog', V1, path);
      expect(Buffer.from(read), path).toEqual(bytes);
    }
  });

  it('knows which releases it has', async () => {
    const store = openReleaseStore(newLocation());
    await expect(store.listReleases()).resolves.toEqual([]);
    for (const [module, version] of [
      ['chat', V2],
      ['blog', V2],
      ['chat', V1],
    ] as const) {
      const release = sampleRelease({ module, version });
      await store.putRelease(release.record, await buildFolder(release));
    }
    await expect(store.listReleases()).resolves.toEqual([
      { module: 'chat', version: V1 },
      { module: 'chat', version: V2 },
      { module: 'blog', version: V2 },
    ]);
    await expect(store.hasRelease('chat', V2)).resolves.toBe(true);
    await expect(store.hasRelease('blog', V1)).resolves.toBe(false);
  });

  it('never changes a release that it has', async () => {
    const store = openReleaseStore(newLocation());
    const first = sampleRelease();
    await store.putRelease(first.record, await buildFolder(first));
    const second = sampleRelease({ files: { 'remoteEntry.js': 'export const other = 1;' } });
    await expect(store.putRelease(second.record, await buildFolder(second))).resolves.toBe(
      'already there',
    );
    await expect(store.readRecord('blog', V1)).resolves.toEqual(first.record);
    expect(Buffer.from(await store.readFile('blog', V1, 'remoteEntry.js'))).toEqual(
      first.files['remoteEntry.js'],
    );
  });

  it('has nothing of a release whose files are not what its record says', async () => {
    const store = openReleaseStore(newLocation());
    const release = sampleRelease();
    const folder = await buildFolder(release);
    await writeFile(join(folder, 'assets/page.css'), '.page { color: tan }');
    await expect(store.putRelease(release.record, folder)).rejects.toThrow(
      "page.css is not the file that the release's record describes",
    );
    await rm(join(folder, 'assets/page.css'));
    await expect(store.putRelease(release.record, folder)).rejects.toThrow(ReleaseStoreError);
    await expect(store.listReleases()).resolves.toEqual([]);
    await expect(store.readRecord('blog', V1)).rejects.toThrow(ReleaseStoreError);
  });

  it('takes a release away, and only that one', async () => {
    const location = newLocation();
    const store = openReleaseStore(location);
    for (const version of [V1, V2]) {
      const release = sampleRelease({ version });
      await store.putRelease(release.record, await buildFolder(release));
    }
    await store.removeRelease('blog', V1);
    await expect(store.listReleases()).resolves.toEqual([{ module: 'blog', version: V2 }]);
    await expect(store.readFile('blog', V1, 'remoteEntry.js')).rejects.toThrow(ReleaseStoreError);
    await expect(store.readFile('blog', V2, 'remoteEntry.js')).resolves.toHaveLength(43);
    await store.removeRelease('blog', V1);
  });

  it('says so where nothing was published yet, and begins at nothing', async () => {
    const store = openReleaseStore(newLocation());
    await expect(store.readRegistry()).rejects.toThrow(RegistryMissingError);
    await expect(readWholeRegistry(store)).resolves.toEqual(emptyRegistry());
  });

  it('keeps the registry, and says when it is unchanged', async () => {
    const location = newLocation();
    const store = openReleaseStore(location);
    await store.writeRegistry(revision(1), 0);
    const reader = openReleaseReader(location);
    const first = await reader.readRegistry();
    expect(first).toEqual({ document: revision(1), problems: [] });
    await expect(reader.readRegistry()).resolves.toBe('unchanged');
    await store.writeRegistry(revision(2), 1);
    await expect(reader.readRegistry()).resolves.toMatchObject({ document: { revision: 2 } });
    await expect(reader.readRegistry()).resolves.toBe('unchanged');
    reader.reset();
    await expect(reader.readRegistry()).resolves.toMatchObject({ document: { revision: 2 } });
  });

  it('refuses a change of what is not there any more', async () => {
    const store = openReleaseStore(newLocation());
    await expect(store.writeRegistry(revision(4), 3)).rejects.toThrow(RegistryConflictError);
    await store.writeRegistry(revision(1), 0);
    await expect(store.writeRegistry(revision(1), 0)).rejects.toThrow(RegistryConflictError);
    await expect(store.writeRegistry(revision(3), 2)).rejects.toThrow(RegistryConflictError);
    await expect(readWholeRegistry(store)).resolves.toMatchObject({ revision: 1 });
  });

  it('lets one of several writers win, and loses no change of those who try again', async () => {
    const location = newLocation();
    const writers = Array.from({ length: 8 }, () => openReleaseStore(location));
    const raced = await Promise.allSettled(
      writers.map((store) => store.writeRegistry(revision(1), 0)),
    );
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of raced) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RegistryConflictError);
    }
    await Promise.all(
      writers.map((store) =>
        updateRegistry(store, (document) => ({ ...document, revision: document.revision + 1 })),
      ),
    );
    await expect(readWholeRegistry(openReleaseStore(location))).resolves.toMatchObject({
      revision: 1 + writers.length,
    });
  });

  it('writes nothing when the change says that there is nothing to do, or throws', async () => {
    const store = openReleaseStore(newLocation());
    await updateRegistry(store, (document) => document);
    await expect(store.readRegistry()).rejects.toThrow(RegistryMissingError);
    const refuse = () => {
      throw new Error('no such release');
    };
    await expect(updateRegistry(store, refuse)).rejects.toThrow('no such release');
    await expect(store.readRegistry()).rejects.toThrow(RegistryMissingError);
  });

  it('is asked for nothing outside a release', async () => {
    const store = openReleaseStore(newLocation());
    await expect(store.readRecord('blog', '../chat')).rejects.toThrow(ReleaseStoreError);
    await expect(store.readFile('blog', V1, '../../registry.json')).rejects.toThrow(
      'is not a file of a release of blog',
    );
  });

  it('stores one release of two publishers with the same sources', async () => {
    const location = newLocation();
    const release = sampleRelease();
    const folder = await buildFolder(release);
    const outcomes = await Promise.all(
      [0, 1].map(() => openReleaseStore(location).putRelease(release.record, folder)),
    );
    expect(outcomes).toContain('stored');
    await expect(openReleaseStore(location).readRecord('blog', V1)).resolves.toEqual(
      release.record,
    );
  });
});

describe('openReleaseStore', () => {
  it('refuses what can only be read, and what is no store', () => {
    expect(() => openReleaseStore('https://releases.example/site')).toThrow('is read-only');
    expect(() => openReleaseStore('ftp://releases.example')).toThrow('is not a release store');
    expect(() => openReleaseStore(' ')).toThrow('location of the release store is empty');
    expect(() => openReleaseStore('s3://')).toThrow(ReleaseStoreError);
    expect(() => openReleaseStore('s3://bucket/site?secret=1')).toThrow('unknown option "secret"');
  });
});
