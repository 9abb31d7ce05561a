import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eventually } from '@northloop/testing/eventually';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildFolder } from '../../testing/build-folder';
import { sampleRelease } from '../../testing/sample-release';
import { testedStores } from '../../testing/store-kinds';
import { emptyRegistry } from './documents/parse-registry';
import { openReleaseStore } from './open-release-store';
import { openReleaseReader } from './release-reader';
import { RegistryError, ReleaseStoreError } from './release-store-error';
import { readWholeRegistry, updateRegistry } from './store/update-registry';

const V1 = '1.0.0-aaaaaaaaaa';
const V2 = '2.0.0-bbbbbbbbbb';

/** A release with more files than are stored at once. */
const wideRelease = (version: string) =>
  sampleRelease({
    version,
    files: Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`assets/part-${index}.js`, `export {};\n`]),
    ),
  });

/** Starts a publisher in a separate process. Its shell first runs `prepare`. */
function publisher(location: string, folder: string, prepare = ''): ChildProcess {
  const script = fileURLToPath(new URL('../../testing/put-release.ts', import.meta.url));
  const child = spawn(
    'bash',
    ['-c', `${prepare} exec "$0" --import tsx "$@"`, process.execPath, script, location, folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** Whether a publisher has already stored a part of its release, in S3 or in a hidden folder. */
async function hasPart(location: string): Promise<boolean> {
  if (location.startsWith('s3:')) {
    const reading = openReleaseReader(location).readFile('blog', V2, 'assets/part-0.js');
    return reading.then(
      () => true,
      () => false,
    );
  }
  const names = await readdir(join(location, 'blog'), { recursive: true }).catch(() => []);
  return names.some((name) => name.endsWith('part-0.js'));
}

/** Lets a publisher store a part of a release, then kills it. Returns the release and its complete build. */
async function killHalfWay(location: string) {
  const release = wideRelease(V2);
  const folder = await buildFolder(release);
  // A pipe without a writer: the publisher gets stuck at the thirteenth file.
  const stuck = release.record.files[12]?.path ?? '';
  await rm(join(folder, stuck));
  execFileSync('mkfifo', [join(folder, stuck)]);
  const child = publisher(location, folder);
  await eventually(async () => expect(await hasPart(location)).toBe(true));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await rm(join(folder, stuck));
  await writeFile(join(folder, stuck), release.files[stuck] ?? '');
  return { release, folder };
}

describe.each(testedStores())('a publisher to $kind that is killed half way', ({ newLocation }) => {
  it('leaves no release, and nothing in the way of the next publisher', async () => {
    const location = newLocation();
    const store = openReleaseStore(location);
    const { release, folder } = await killHalfWay(location);
    await expect(store.listReleases()).resolves.toEqual([]);
    await expect(store.hasRelease('blog', V2)).resolves.toBe(false);
    await expect(openReleaseReader(location).readRecord('blog', V2)).rejects.toThrow(
      ReleaseStoreError,
    );

    await expect(store.putRelease(release.record, folder)).resolves.toBe('stored');
    await expect(store.readRecord('blog', V2)).resolves.toEqual(release.record);
    for (const { path } of release.record.files) {
      const bytes = Buffer.from(await store.readFile('blog', V2, path));
      expect(bytes, path).toEqual(release.files[path]);
    }
  });

  it('leaves what is cleared away later, and not before', async () => {
    const location = newLocation();
    const store = openReleaseStore(location);
    await killHalfWay(location);
    const whole = sampleRelease({ version: V1 });
    await store.putRelease(whole.record, await buildFolder(whole));

    const longAgo = new Date(Date.now() - 3_600_000);
    await expect(store.removeUnfinished(longAgo)).resolves.toEqual([]);
    const soon = new Date(Date.now() + 3_600_000);
    await expect(store.removeUnfinished(soon)).resolves.toEqual([{ module: 'blog', version: V2 }]);
    await expect(store.removeUnfinished(soon)).resolves.toEqual([]);
    await expect(store.listReleases()).resolves.toEqual([{ module: 'blog', version: V1 }]);
  });
});

describe('a full disk', () => {
  it('takes nothing from what is stored, and leaves nothing behind', async () => {
    const location = await temporaryFolder();
    // Use a small disk if the machine allows mounting one. Otherwise the limit on file sizes causes the same error.
    const isMounted = mount(location);
    const store = openReleaseStore(location);
    const first = sampleRelease({ version: V1 });
    await store.putRelease(first.record, await buildFolder(first));
    await store.writeRegistry({ ...emptyRegistry(), revision: 1 }, 0);

    const large = sampleRelease({
      version: V2,
      files: { 'assets/large.js': `// ${'x'.repeat(1_000_000)}\n` },
    });
    const child = publisher(location, await buildFolder(large), isMounted ? '' : 'ulimit -f 64;');
    const said = child.stdout ? await text(child.stdout) : '';
    expect(said).toMatch(
      /^release: ReleaseStoreError: blog 2\.0\.0.* could not be stored .*(ENOSPC|EFBIG)/m,
    );
    expect(said).toMatch(
      /^registry: ReleaseStoreError: The registry could not be written .*(ENOSPC|EFBIG)/m,
    );

    await expect(readWholeRegistry(store)).resolves.toMatchObject({ revision: 1 });
    await expect(store.listReleases()).resolves.toEqual([{ module: 'blog', version: V1 }]);
    expect((await readdir(location)).sort()).toEqual(['blog', 'registry.json']);
    expect(await readdir(join(location, 'blog'))).toEqual([V1]);
    await expect(store.writeRegistry({ ...emptyRegistry(), revision: 2 }, 1)).resolves.toBe(
      undefined,
    );
  });
});

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  onTestFinished(() => {
    execFileSync('umount', [folder]);
  });
  return true;
}

describe('a damaged registry', () => {
  it('is refused, neither served nor overwritten, whatever was cut off', async () => {
    const location = await temporaryFolder();
    const store = openReleaseStore(location);
    await store.writeRegistry({ ...emptyRegistry(), revision: 1 }, 0);
    const file = join(location, 'registry.json');
    const { length } = await readFile(file);
    for (const kept of [0, 1, Math.floor(length / 2), length - 3]) {
      await truncate(file, kept);
      await expect(openReleaseReader(location).readRegistry()).rejects.toThrow(RegistryError);
      const write = store.writeRegistry({ ...emptyRegistry(), revision: 2 }, 1);
      await expect(write).rejects.toThrow(RegistryError);
      await expect(updateRegistry(store, (document) => document)).rejects.toThrow(RegistryError);
      await rm(file);
      await store.writeRegistry({ ...emptyRegistry(), revision: 1 }, 0);
    }
  });

  it('is read again as soon as it is right again', async () => {
    const location = await temporaryFolder({ 'registry.json': '{"format": 1' });
    const reader = openReleaseReader(location);
    await expect(reader.readRegistry()).rejects.toThrow('is not JSON or was cut off');
    await expect(reader.readRegistry()).rejects.toThrow(RegistryError);
    await writeFile(join(location, 'registry.json'), JSON.stringify(emptyRegistry()));
    await expect(reader.readRegistry()).resolves.toMatchObject({ problems: [] });
  });
});

describe('the lock of a folder', () => {
  it('of a process that was killed is taken over', async () => {
    const location = await temporaryFolder();
    const lock = join(location, '.registry.lock');
    await mkdir(lock);
    await utimes(lock, 0, 0);
    const store = openReleaseStore(location);
    await expect(store.writeRegistry({ ...emptyRegistry(), revision: 1 }, 0)).resolves.toBe(
      undefined,
    );
  });
});
