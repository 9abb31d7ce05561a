import { type ModuleName, RELEASE_RECORD_FILE, type ReleaseRecord } from '@northloop/contracts';
import {
  httpSource,
  missingFile,
  openExisting,
  READ_LIMIT_MS,
  RELEASE_LIMITS,
  readReleaseRecord,
  readWhole,
} from '@northloop/federation/release-store';
import { forEachModule } from '../../modules';

/** Reads releases from a module's own server. */
export interface ModuleOrigin {
  /**
   * The release that is served now, or `unchanged` if it is still the one last read.
   * @throws {ReleaseStoreError} if the origin cannot be reached in time or has no record.
   * @throws {ReleaseRecordError} if the record cannot be used.
   */
  readRecord(): Promise<ReleaseRecord | 'unchanged'>;
  /**
   * Opens one file of the release as a stream.
   * @throws {ReleaseStoreError} if it does not arrive in time, also while reading.
   */
  openFile(path: string): Promise<AsyncIterable<Uint8Array>>;
  /** Makes the next read a full one. */
  reset(): void;
}

/**
 * @param origin http(s) address of the module's server, without a slash at the end.
 * @param limitMs longest time that a response may take, in milliseconds.
 */
export function createModuleOrigin(
  module: ModuleName,
  origin: string,
  limitMs = READ_LIMIT_MS,
): ModuleOrigin {
  const source = httpSource(origin);
  let knownTag: string | undefined;
  return {
    async readRecord() {
      const found = await readWhole(source, RELEASE_RECORD_FILE, RELEASE_LIMITS.recordBytes, {
        signal: AbortSignal.timeout(limitMs),
        ...(knownTag !== undefined && { knownTag }),
      });
      if (found === 'unchanged') return found;
      if (!found) throw missingFile(source, RELEASE_RECORD_FILE);
      const record = readReleaseRecord(found.bytes, `${origin}/${RELEASE_RECORD_FILE}`, module);
      knownTag = found.tag;
      return record;
    },
    openFile: (path) => openExisting(source, path, AbortSignal.timeout(limitMs)),
    reset() {
      knownTag = undefined;
    },
  };
}

/** One origin per module, from their addresses. */
export const createModuleOrigins = (
  origins: Readonly<Record<ModuleName, string>>,
  limitMs?: number,
): Record<ModuleName, ModuleOrigin> =>
  forEachModule((name) => createModuleOrigin(name, origins[name], limitMs));
