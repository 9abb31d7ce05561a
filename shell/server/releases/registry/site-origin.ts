import { type ModuleName, RELEASE_RECORD_FILE, releaseBasePath } from '@northloop/contracts';
import { forEachModule } from '../../modules';
import { getFromOrigin, type ModuleOrigin, recordIn, streamOf } from './module-origin';

/** Forms that the other site chooses itself when it sends a file. */
const PRECOMPRESSED = /\.(br|gz)$/;

/**
 * Reads the release that another running site serves of a module, so that a module can be worked on between the very
 * modules that visitors have.
 * @param site origin of that site, without a slash at the end.
 */
function createSiteOrigin(module: ModuleName, site: string): ModuleOrigin {
  let version: string | null = null;
  const address = (path: string) => `${site}${releaseBasePath(module, version ?? '')}${path}`;
  return {
    async readRecord() {
      const response = await getFromOrigin(`${site}/modules/${module}/current.json`);
      const current = (await response.json()) as { version?: unknown };
      if (current.version === version) return 'unchanged';
      version = String(current.version);
      const record = await recordIn(await getFromOrigin(address(RELEASE_RECORD_FILE)), module);
      return { ...record, files: record.files.filter(({ path }) => !PRECOMPRESSED.test(path)) };
    },
    openFile: async (path) => streamOf(await getFromOrigin(address(path))),
    reset() {
      version = null;
    },
  };
}

/** One origin a module, all on one site. */
export const createSiteOrigins = (site: string): Record<ModuleName, ModuleOrigin> =>
  forEachModule((module) => createSiteOrigin(module, site));
