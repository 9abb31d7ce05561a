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

/** Reads releases from where a team serves its module. */
export interface ModuleOrigin {
  /**
   * The release served now, or `unchanged` where the origin says that it is still the one last read.
   * @throws {ReleaseStoreError} when the origin cannot be reached in time or has no record.
   * @throws {ReleaseRecordError} when the record cannot be used.
   */
  readRecord(): Promise<ReleaseRecord | 'unchanged'>;
  /**
   * One file of the release as it comes.
   * @throws {ReleaseStoreError} when it cannot be had in time, also while it is read.
   */
  openFile(path: string): Promise<AsyncIterable<Uint8Array>>;
  /** Forgets what was read, so that the next read is a full one. */
  reset(): void;
}

/**
 * @param origin http(s) address of the module's server, without a slash at the end.
 * @param limitMs longest that an answer may take, in milliseconds.
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

/** One origin a module, from their addresses. */
export const createModuleOrigins = (
  origins: Readonly<Record<ModuleName, string>>,
  limitMs?: number,
): Record<ModuleName, ModuleOrigin> =>
  forEachModule((name) => createModuleOrigin(name, origins[name], limitMs));
