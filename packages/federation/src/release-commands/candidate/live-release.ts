import {
  type ContentEntry,
  type ModuleName,
  RELEASE_RECORD_FILE,
  type ReleaseRecord,
} from '@northloop/contracts';
import type { LiveRelease } from '../../checks/release-check.js';
import type { ReleaseStore } from '../../release-store/release-store.js';

/**
 * The live release of a module. It may have been built for an earlier contract, so only its routes and the place of its
 * content are read from its record.
 */
export async function readLiveRelease(
  store: ReleaseStore,
  module: ModuleName,
  version: string | null,
): Promise<LiveRelease | null> {
  if (version === null) return null;
  const read = async <T>(path: string): Promise<T> =>
    JSON.parse(new TextDecoder().decode(await store.readFile(module, version, path))) as T;
  const { routes, contentIndex } =
    await read<Pick<ReleaseRecord, 'routes' | 'contentIndex'>>(RELEASE_RECORD_FILE);
  const content = contentIndex ? await read<ContentEntry[]>(contentIndex) : [];
  return { record: { version, routes }, content };
}
