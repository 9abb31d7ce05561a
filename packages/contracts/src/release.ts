import type { ModuleManifest } from './module-manifest.js';

/** File name of a release's record, at the root of the release. */
export const RELEASE_RECORD_FILE = 'release.json';

/** Address under which the shell serves a release's files to browsers. */
export const releaseBasePath = (module: string, version: string): string =>
  `/modules/${module}/${version}/`;

/** Name under which one release is registered with the federation runtime, so that several can live side by side. */
export const releaseContainerName = (module: string, version: string): string =>
  `mfe_${module}__${version.replace(/[^A-Za-z0-9]/g, '_')}`;

export interface ReleaseFile {
  /** Relative to the release's root, with forward slashes. */
  path: string;
  bytes: number;
  /** Hex digest. */
  sha256: string;
}

/** Files the browser wants for one exposed component, relative to the release's root. */
export interface ExposeAssets {
  js: string[];
  css: string[];
}

/** One immutable build of one module: everything the shell needs to serve and run it. */
export interface ReleaseRecord {
  module: ModuleManifest['name'];
  version: string;
  contract: number;
  exposes: Record<string, ExposeAssets>;
  routes: ModuleManifest['routes'];
  slots: ModuleManifest['slots'];
  /** Files the browser wants before any expose of the module can load. */
  entry: { client: string; server: string; preload: string[] };
  /** Exact versions of the singletons the release was built against. */
  shared: Record<string, string>;
  files: ReleaseFile[];
  /** Path of the content index; absent where the module has nothing to be found. */
  contentIndex?: string;
}

/** What the browser needs to know of a release in order to load from it. */
export interface ClientRelease
  extends Pick<ReleaseRecord, 'module' | 'version' | 'entry' | 'exposes'> {
  /** Address of the release's root, with a slash at the end: on the site, or a development server's. */
  base: string;
}
