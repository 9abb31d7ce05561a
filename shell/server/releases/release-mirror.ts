import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  MODULE_NAMES,
  type ModuleName,
  RELEASE_RECORD_FILE,
  type ReleaseFile,
  type ReleaseRecord,
} from '@northloop/contracts';
import { inBatches, parseReleaseRecord } from '@northloop/federation/release-store';
import { writeWholeFile } from '../write-whole-file';

/** Thrown when a file of a release is not what its record says. */
export class HashMismatchError extends Error {
  override readonly name = 'HashMismatchError';
}

/** Reads one file of the release that is copied. */
export type ReadReleaseFile = (path: string) => Promise<Uint8Array>;

const DOWNLOADS_AT_ONCE = 8;
const CURRENT_FILE = 'current.json';

/**
 * The shell's own, verified copies of releases. What the server runs and what visitors get comes from here alone:
 * a module's origin may go away or change under our hands without any page noticing.
 */
export interface ReleaseMirror {
  /** Folder of a release's files. */
  folderOf(module: ModuleName, version: string): string;
  /** Copies a release, unless it is there already. Nothing of it is visible before every file is verified. */
  copy(record: ReleaseRecord, fetchFile: ReadReleaseFile): Promise<void>;
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

function verify(file: ReleaseFile, bytes: Uint8Array): void {
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (bytes.byteLength !== file.bytes || digest !== file.sha256) {
    throw new HashMismatchError(
      `${file.path}: expected ${file.bytes} bytes with SHA-256 ${file.sha256}, got ${bytes.byteLength} with ${digest}`,
    );
  }
}

/** @param root folder that belongs to the mirror alone. */
export function createReleaseMirror(root: string): ReleaseMirror {
  const folderOf = (module: ModuleName, version: string) => join(root, module, version);

  async function download(record: ReleaseRecord, fetchFile: ReadReleaseFile, folder: string) {
    await inBatches(record.files, DOWNLOADS_AT_ONCE, async (file) => {
      const bytes = await fetchFile(file.path);
      verify(file, bytes);
      const target = join(folder, file.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
    });
    await writeFile(join(folder, RELEASE_RECORD_FILE), JSON.stringify(record));
  }

  const readRecord = async (module: ModuleName, file: string): Promise<ReleaseRecord> =>
    parseReleaseRecord(JSON.parse(await readFile(file, 'utf8')), module);

  async function verifyCopy(record: ReleaseRecord): Promise<void> {
    const folder = folderOf(record.module, record.version);
    for (const file of record.files) verify(file, await readFile(join(folder, file.path)));
  }

  return {
    folderOf,
    async copy(record, fetchFile) {
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
        await download(record, fetchFile, staging);
        await rm(folder, { recursive: true, force: true });
        await rename(staging, folder);
      } finally {
        await rm(staging, { recursive: true, force: true });
      }
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
