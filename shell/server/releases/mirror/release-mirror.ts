import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  MODULE_NAMES,
  type ModuleName,
  RELEASE_RECORD_FILE,
  type ReleaseRecord,
} from '@northloop/contracts';
import { inBatches, parseReleaseRecord } from '@northloop/federation/release-store';
import { createBackOff } from '../rollout/back-off';
import { writeWholeFile } from '../write-whole-file';
import { verifiedBytes } from './verify-file';

/** Opens one file of the release to copy. */
export type OpenReleaseFile = (path: string) => Promise<AsyncIterable<Uint8Array>>;

const DOWNLOADS_AT_ONCE = 8;
const CURRENT_FILE = 'current.json';

/**
 * Makes Node treat the copied scripts as ES modules, even if a folder further up says otherwise. The file is above all
 * copies and not part of any release.
 */
const SCRIPT_KIND_FILE = 'package.json';
const SCRIPT_KIND = '{"type":"module"}';

/**
 * The shell's own, verified copies of releases. The server and visitors only use these copies, so pages are not
 * affected if a module's origin goes down or changes.
 */
export interface ReleaseMirror {
  /** Folder of a release's files. */
  folderOf(module: ModuleName, version: string): string;
  /**
   * Copies a release unless there is a copy already. It becomes visible only when every file is verified. Concurrent
   * calls for the same release share one copy.
   */
  copy(record: ReleaseRecord, openFile: OpenReleaseFile): Promise<void>;
  /** Whether there is a copy of a release, even a damaged one. */
  has(module: ModuleName, version: string): Promise<boolean>;
  /** The record of a copied release, or null if there is no copy. It does not check the files; copying does. */
  findRecord(module: ModuleName, version: string): Promise<ReleaseRecord | null>;
  /** Deletes copies made before a time, except those to keep, and leftovers of interrupted copies. */
  prune(madeBefore: Date, isKept: (module: ModuleName, version: string) => boolean): Promise<void>;
  /** Saves which release is live, to start from if the origin is down. */
  rememberCurrent(record: ReleaseRecord): Promise<void>;
  /** The release that was saved last, or null if there is none or its copy is damaged. */
  readCurrent(module: ModuleName): Promise<ReleaseRecord | null>;
}

/** @param root folder that only the mirror uses. */
export function createReleaseMirror(root: string): ReleaseMirror {
  const folderOf = (module: ModuleName, version: string) => join(root, module, version);

  const copying = new Map<string, { record: ReleaseRecord; done: Promise<void> }>();

  async function download(record: ReleaseRecord, openFile: OpenReleaseFile, folder: string) {
    await inBatches(record.files, DOWNLOADS_AT_ONCE, async (file) => {
      const target = join(folder, file.path);
      await mkdir(dirname(target), { recursive: true });
      await pipeline(verifiedBytes(file, await openFile(file.path)), createWriteStream(target));
    });
    await writeFile(join(folder, RELEASE_RECORD_FILE), JSON.stringify(record));
  }

  const scriptKind = createBackOff<void>();
  const sayScriptKind = () =>
    scriptKind.run(root, async () => {
      const file = join(root, SCRIPT_KIND_FILE);
      const found = await readFile(file, 'utf8').catch(() => '');
      if (found !== SCRIPT_KIND) await writeWholeFile(file, SCRIPT_KIND);
    });

  const readRecord = async (module: ModuleName, file: string): Promise<ReleaseRecord> =>
    parseReleaseRecord(JSON.parse(await readFile(file, 'utf8')), module);

  async function verifyCopy(record: ReleaseRecord): Promise<void> {
    const folder = folderOf(record.module, record.version);
    for (const file of record.files) {
      const bytes = verifiedBytes(file, createReadStream(join(folder, file.path)));
      for await (const _ of bytes) {
        // Only the verification matters here, not the content.
      }
    }
  }

  async function copyNow(record: ReleaseRecord, openFile: OpenReleaseFile): Promise<void> {
    await sayScriptKind();
    const folder = folderOf(record.module, record.version);
    const isThere = await access(join(folder, RELEASE_RECORD_FILE)).then(
      () =>
        verifyCopy(record).then(
          () => true,
          () => false,
        ),
      () => false,
    );
    if (isThere) return;
    // Hidden names are not valid versions, so an unfinished copy cannot be requested.
    const staging = join(root, record.module, `.${record.version}.${process.pid}.tmp`);
    await rm(staging, { recursive: true, force: true });
    try {
      await download(record, openFile, staging);
      await rm(folder, { recursive: true, force: true });
      await rename(staging, folder);
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  }

  return {
    folderOf,
    async copy(record, openFile) {
      const key = `${record.module} ${record.version}`;
      for (let running = copying.get(key); running; running = copying.get(key)) {
        if (isDeepStrictEqual(running.record, record)) return running.done;
        // A different release with the same name has to wait.
        await running.done.catch(() => {});
      }
      const done = copyNow(record, openFile).finally(() => copying.delete(key));
      copying.set(key, { record, done });
      return done;
    },
    async prune(madeBefore, isKept) {
      for (const module of MODULE_NAMES) {
        const entries = await readdir(join(root, module), { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
          if (!entry.isDirectory() || isKept(module, entry.name)) continue;
          const folder = join(root, module, entry.name);
          const { mtime } = await stat(folder);
          if (mtime < madeBefore) await rm(folder, { recursive: true, force: true });
        }
      }
    },
    rememberCurrent: (record) =>
      writeWholeFile(join(root, record.module, CURRENT_FILE), JSON.stringify(record)),
    // Without a usable copy, the release is fetched from its origin anyway.
    async readCurrent(module) {
      try {
        const record = await readRecord(module, join(root, module, CURRENT_FILE));
        await verifyCopy(record);
        return record;
      } catch {
        return null;
      }
    },
    has: (module, version) =>
      access(join(folderOf(module, version), RELEASE_RECORD_FILE)).then(
        () => true,
        () => false,
      ),
    findRecord: (module, version) =>
      readRecord(module, join(folderOf(module, version), RELEASE_RECORD_FILE)).catch(() => null),
  };
}
