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

/** Opens one file of the release that is copied. */
export type OpenReleaseFile = (path: string) => Promise<AsyncIterable<Uint8Array>>;

const DOWNLOADS_AT_ONCE = 8;
const CURRENT_FILE = 'current.json';

/** Says that scripts are ES modules, whatever a folder further up says. Lies above all copies and is part of none. */
const SCRIPT_KIND_FILE = 'package.json';
const SCRIPT_KIND = '{"type":"module"}';

/**
 * The shell's own, verified copies of releases. What the server runs and what visitors get comes from here alone:
 * a module's origin may go away or change under our hands without any page noticing.
 */
export interface ReleaseMirror {
  /** Folder of a release's files. */
  folderOf(module: ModuleName, version: string): string;
  /**
   * Copies a release, unless it is there already. Nothing of it is visible before every file is verified. Whoever asks
   * for one that is under way waits for it.
   */
  copy(record: ReleaseRecord, openFile: OpenReleaseFile): Promise<void>;
  /** Whether a copy of a release is here, damaged or not. */
  has(module: ModuleName, version: string): Promise<boolean>;
  /** The record of a release whose copy is here, else null. Its files are not looked at: copying does that. */
  findRecord(module: ModuleName, version: string): Promise<ReleaseRecord | null>;
  /** Removes copies made before a time, except those to keep, and what broken-off copies have left. */
  prune(madeBefore: Date, isKept: (module: ModuleName, version: string) => boolean): Promise<void>;
  /** Notes which release serves visitors, to start from when the origin is away. */
  rememberCurrent(record: ReleaseRecord): Promise<void>;
  /** The release noted last, or null where there is none or its copy is damaged. */
  readCurrent(module: ModuleName): Promise<ReleaseRecord | null>;
}

/** @param root folder that belongs to the mirror alone. */
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
        // Read for the look at it alone.
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
    // Hidden names are no versions: nothing of it can be asked for.
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
        // Another release under the same name takes its turn.
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
    // No copy, or one that cannot be trusted: where it comes from will be asked either way.
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
