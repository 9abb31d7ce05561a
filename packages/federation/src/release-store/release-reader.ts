import {
  type ModuleName,
  REGISTRY_FILE,
  RELEASE_RECORD_FILE,
  type ReleaseRecord,
} from '@northloop/contracts';
import { parseJson } from './documents/parse-json.js';
import { parseRegistry, type RegistryReading } from './documents/parse-registry.js';
import { ReleaseRecordError, readReleaseRecord } from './documents/parse-release-record.js';
import { RELEASE_LIMITS } from './documents/release-limits.js';
import { isReleasePath, isReleaseVersion } from './documents/release-names.js';
import { RegistryError, RegistryMissingError, ReleaseStoreError } from './release-store-error.js';
import { openSource } from './source/open-source.js';
import { openExisting, readExisting, readWhole, type StoredBytes } from './source/read-source.js';
import type { StoreSource } from './source/store-source.js';

/**
 * Longest time that one file of a store may take to arrive, in milliseconds. No visitor waits for it. On a busy machine
 * a response can take two seconds to be read after it has arrived.
 */
export const READ_LIMIT_MS = 10_000;

/** Reads a release store: a folder, a web server or an S3-compatible service. */
export interface ReleaseReader {
  /**
   * The registry, or `unchanged` if it is still the one that this reader read last.
   * @throws {RegistryMissingError} if the store has none.
   * @throws {ReleaseStoreError} if the store does not answer in time.
   * @throws {RegistryError} if the document cannot be used.
   */
  readRegistry(): Promise<RegistryReading | 'unchanged'>;
  /**
   * The record of a release.
   * @throws {ReleaseStoreError} if there is no such release, or the store does not answer in time.
   * @throws {ReleaseRecordError} if the record cannot be used.
   */
  readRecord(module: ModuleName, version: string): Promise<ReleaseRecord>;
  /**
   * The bytes of one file of a release, unchecked; the record says what they must be.
   * @throws {ReleaseStoreError} if there is no such file, or the store does not answer in time.
   */
  readFile(module: ModuleName, version: string, path: string): Promise<Uint8Array>;
  /**
   * One file of a release as a stream, for files that need not be held in memory. Read it at once.
   * @throws {ReleaseStoreError} as above, also while reading.
   */
  openFile(module: ModuleName, version: string, path: string): Promise<AsyncIterable<Uint8Array>>;
  /** Forgets what was read, so that the registry is read in full the next time. */
  reset(): void;
}

/**
 * Opens a store for reading. Sends no request yet.
 * @param location a folder, `http(s)://…`, or `s3://bucket/prefix`.
 */
export const openReleaseReader = (location: string): ReleaseReader =>
  createReleaseReader(openSource(location));

/**
 * Creates a reader on top of a source.
 * @param limitMs longest time that one file may take to arrive.
 */
export function createReleaseReader(source: StoreSource, limitMs = READ_LIMIT_MS): ReleaseReader {
  let lastRead: StoredBytes | undefined;

  /** Runs an operation on the store and fails if it exceeds the time limit. */
  async function within<T>(path: string, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(limitMs);
    const tooLate = new Promise<never>((_, reject) => {
      // A file system or client that ignores the signal must not hold up the caller.
      const give = () =>
        reject(
          new ReleaseStoreError(
            `${path} of ${source.location} did not arrive within ${limitMs} ms`,
            {
              cause: signal.reason,
            },
          ),
        );
      signal.addEventListener('abort', give, { once: true });
    });
    return Promise.race([act(signal), tooLate]);
  }

  function pathInRelease(module: ModuleName, version: string, path: string): string {
    if (!isReleaseVersion(version) || !isReleasePath(path)) {
      throw new ReleaseStoreError(`"${version}/${path}" is not a file of a release of ${module}`);
    }
    return `${module}/${version}/${path}`;
  }

  const readBytes = (path: string, limit: number): Promise<Uint8Array> =>
    within(path, (signal) => readExisting(source, path, limit, signal));

  return {
    async readRegistry() {
      const found = await within(REGISTRY_FILE, (signal) =>
        readWhole(source, REGISTRY_FILE, RELEASE_LIMITS.registryBytes, {
          signal,
          ...(lastRead?.tag !== undefined && { knownTag: lastRead.tag }),
        }),
      );
      if (!found) throw new RegistryMissingError(`There is no registry in ${source.location}`);
      if (found === 'unchanged') return found;
      if (lastRead && Buffer.compare(lastRead.bytes, found.bytes) === 0) return 'unchanged';
      const value = parseJson(
        found.bytes,
        (cause) =>
          new RegistryError(`The registry in ${source.location} is not JSON or was cut off`, {
            cause,
          }),
      );
      const reading = parseRegistry(value);
      lastRead = found;
      return reading;
    },
    async readRecord(module, version) {
      const path = pathInRelease(module, version, RELEASE_RECORD_FILE);
      const record = readReleaseRecord(
        await readBytes(path, RELEASE_LIMITS.recordBytes),
        path,
        module,
      );
      if (record.version !== version) {
        throw new ReleaseRecordError(`${path} is the record of version ${record.version}`);
      }
      return record;
    },
    readFile: async (module, version, path) =>
      readBytes(pathInRelease(module, version, path), RELEASE_LIMITS.fileBytes),
    async openFile(module, version, path) {
      const full = pathInRelease(module, version, path);
      return within(full, (signal) => openExisting(source, full, signal));
    },
    reset() {
      lastRead = undefined;
    },
  };
}
