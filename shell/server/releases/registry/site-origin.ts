import { type ModuleName, RELEASE_RECORD_FILE, releaseBasePath } from '@northloop/contracts';
import {
  httpSource,
  openExisting,
  parseJson,
  READ_LIMIT_MS,
  RELEASE_LIMITS,
  ReleaseStoreError,
  readExisting,
  readReleaseRecord,
} from '@northloop/federation/release-store';
import { forEachModule } from '../../modules';
import type { ModuleOrigin } from './module-origin';

/** Compressed forms; the other site chooses among them when it sends a file. */
const PRECOMPRESSED = /\.(br|gz)$/;

/**
 * Reads the release of a module that another running site serves, so that a module can be developed among the modules
 * that visitors see.
 * @param site origin of that site, without a slash at the end.
 */
function createSiteOrigin(module: ModuleName, site: string): ModuleOrigin {
  const source = httpSource(site);
  let version: string | null = null;
  const limit = () => AbortSignal.timeout(READ_LIMIT_MS);
  const read = (path: string) => readExisting(source, path, RELEASE_LIMITS.recordBytes, limit());
  const pathOf = (file: string) => `${releaseBasePath(module, version ?? '').slice(1)}${file}`;
  return {
    async readRecord() {
      const path = `modules/${module}/current.json`;
      const current = parseJson(
        await read(path),
        (cause) => new ReleaseStoreError(`${path} of ${site} is not JSON`, { cause }),
      ) as { version?: unknown };
      if (current.version === version) return 'unchanged';
      version = String(current.version);
      const recordPath = pathOf(RELEASE_RECORD_FILE);
      const record = readReleaseRecord(await read(recordPath), `${site}/${recordPath}`, module);
      return { ...record, files: record.files.filter(({ path }) => !PRECOMPRESSED.test(path)) };
    },
    openFile: (path) => openExisting(source, pathOf(path), limit()),
    reset() {
      version = null;
    },
  };
}

/** One origin per module, all on the same site. */
export const createSiteOrigins = (site: string): Record<ModuleName, ModuleOrigin> =>
  forEachModule((module) => createSiteOrigin(module, site));
