import { type ModuleName, RELEASE_RECORD_FILE, releaseBasePath } from '@northloop/contracts';
import { parseReleaseRecord } from '@northloop/federation/release-store';
import { forEachModule } from '../modules';
import { getFromOrigin, type ModuleOrigin } from './module-origin';

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
      const recordResponse = await getFromOrigin(address(RELEASE_RECORD_FILE));
      const record = parseReleaseRecord(await recordResponse.json(), module);
      return { ...record, files: record.files.filter(({ path }) => !PRECOMPRESSED.test(path)) };
    },
    async readFile(path) {
      const response = await getFromOrigin(address(path));
      return new Uint8Array(await response.arrayBuffer());
    },
    reset() {
      version = null;
    },
  };
}

/** One origin a module, all on one site. */
export const createSiteOrigins = (site: string): Record<ModuleName, ModuleOrigin> =>
  forEachModule((module) => createSiteOrigin(module, site));
