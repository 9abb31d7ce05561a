import type { ReleaseRecord } from './release-schema.js';

/** File name of a release's record, at the root of the release. */
export const RELEASE_RECORD_FILE = 'release.json';

/** Name of the registry's document, at the root of a release store. */
export const REGISTRY_FILE = 'registry.json';

/** Address under which the shell serves a release's files to browsers. */
export const releaseBasePath = (module: string, version: string): string =>
  `/modules/${module}/${version}/`;

/**
 * Name under which a release is registered with the federation runtime. Several releases can be loaded side by side.
 */
export const releaseContainerName = (module: string, version: string): string =>
  `mfe_${module}__${version.replace(/[^A-Za-z0-9]/g, '_')}`;

/** What the browser needs to know to load from a release. */
export interface ClientRelease
  extends Pick<ReleaseRecord, 'module' | 'version' | 'entry' | 'exposes'> {
  /** Address of the release's root, ending with a slash: on the site or on a development server. */
  base: string;
}
