import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  MODULE_NAMES,
  type ModuleName,
  REGISTRY_FILE,
  RELEASE_RECORD_FILE,
  type ReleaseRecord,
} from '@northloop/contracts';
import { expectRevision, registryText } from '../documents/registry-text.js';
import { RELEASE_LIMITS } from '../documents/release-limits.js';
import { isReleaseVersion } from '../documents/release-names.js';
import { createReleaseReader } from '../release-reader.js';
import type { ReleaseName, ReleaseStore } from '../release-store.js';
import { ReleaseStoreError } from '../release-store-error.js';
import { folderSource } from '../source/folder-source.js';
import { readWhole } from '../source/read-source.js';
import { isAlreadyThere, isNoSuchFile } from './file-errors.js';
import { inBatches } from './in-batches.js';
import { readVerifiedFile } from './verified-file.js';
import { withFolderLock } from './with-folder-lock.js';

const WRITES_AT_ONCE = 8;

/** Hidden names are not valid versions, so a release cannot be requested while it is being stored or removed. */
const hiddenName = (version: string) =>
  `.${version}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;

/** A store in a folder of this machine, or in one that several machines have mounted. */
export function createFolderStore(location: string): ReleaseStore {
  const root = resolve(location);
  const source = folderSource(root);
  const folderOf = (module: ModuleName, version: string) => join(root, module, version);

  /** Turns errors of the disk (full, read-only) into errors of the store. */
  async function onDisk<T>(what: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (cause) {
      if (!(cause instanceof Error) || !('code' in cause)) throw cause;
      throw new ReleaseStoreError(`${what} in ${root}: ${cause.message}`, { cause });
    }
  }

  async function namesIn(module: ModuleName): Promise<string[]> {
    try {
      return await readdir(join(root, module));
    } catch (error) {
      if (isNoSuchFile(error)) return [];
      throw error;
    }
  }

  const hasRelease = async (module: ModuleName, version: string): Promise<boolean> => {
    const path = join(folderOf(module, version), RELEASE_RECORD_FILE);
    return isReleaseVersion(version) && (await exists(path));
  };

  async function stage(record: ReleaseRecord, from: string, staging: string): Promise<void> {
    await inBatches(record.files, WRITES_AT_ONCE, async (file) => {
      const target = join(staging, file.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await readVerifiedFile(from, file), { flush: true });
    });
    const text = `${JSON.stringify(record, null, 2)}\n`;
    await writeFile(join(staging, RELEASE_RECORD_FILE), text, { flush: true });
  }

  return {
    ...createReleaseReader(source),
    hasRelease,
    writeRegistry: (document, expectedRevision) =>
      onDisk('The registry could not be written', async () => {
        await mkdir(root, { recursive: true });
        await withFolderLock(root, async (assertHeld) => {
          const { signal } = new AbortController();
          const stored = await readWhole(source, REGISTRY_FILE, RELEASE_LIMITS.registryBytes, {
            signal,
          });
          expectRevision(stored && stored !== 'unchanged' ? stored.bytes : null, expectedRevision);
          const draft = join(root, hiddenName(REGISTRY_FILE));
          try {
            await writeFile(draft, registryText(document), { flush: true });
            assertHeld();
            await rename(draft, join(root, REGISTRY_FILE));
          } finally {
            await rm(draft, { force: true });
          }
        });
      }),
    putRelease: (record, from) =>
      onDisk(`${record.module} ${record.version} could not be stored`, async () => {
        const { module, version } = record;
        if (await hasRelease(module, version)) return 'already there';
        const staging = join(root, module, hiddenName(version));
        try {
          await stage(record, resolve(from), staging);
          await rename(staging, folderOf(module, version));
          return 'stored';
        } catch (error) {
          // Someone else was faster with the same sources.
          if (isAlreadyThere(error) && (await hasRelease(module, version))) return 'already there';
          throw error;
        } finally {
          await rm(staging, { recursive: true, force: true });
        }
      }),
    removeRelease: (module, version) =>
      onDisk(`${module} ${version} could not be removed`, async () => {
        if (!(await hasRelease(module, version))) return;
        const removed = join(root, module, hiddenName(version));
        await rename(folderOf(module, version), removed);
        await rm(removed, { recursive: true });
      }),
    listReleases: () =>
      onDisk('The releases could not be listed', async () => {
        const found: ReleaseName[] = [];
        for (const module of MODULE_NAMES) {
          for (const version of (await namesIn(module)).sort()) {
            if (await hasRelease(module, version)) found.push({ module, version });
          }
        }
        return found;
      }),
    removeUnfinished: (before) =>
      onDisk('Unfinished releases could not be removed', async () => {
        const found: ReleaseName[] = [];
        for (const module of MODULE_NAMES) {
          for (const name of await namesIn(module)) {
            const [, version] = /^\.(.+)\.\d+\.[a-z0-9]*\.tmp$/.exec(name) ?? [];
            const path = join(root, module, name);
            if (!version || (await stat(path)).mtime >= before) continue;
            await rm(path, { recursive: true });
            found.push({ module, version });
          }
        }
        return found;
      }),
  };
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isNoSuchFile(error)) return false;
    throw error;
  }
}
