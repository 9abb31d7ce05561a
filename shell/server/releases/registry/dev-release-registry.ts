import { CONTRACT_VERSION, type ModuleName, type ReleaseRecord } from '@northloop/contracts';
import type { ReleaseRegistry } from './release-registry';

const DEV_VERSION = 'dev';

/** Which modules run from a development server, and where that is, without a slash at the end. */
export type DevOrigins = Partial<Record<ModuleName, string>>;

/**
 * Puts modules that are being worked on in the place of their releases. They come straight from their development
 * servers, in the browser and on the server; the other modules stay what they are.
 */
export function withDevModules(registry: ReleaseRegistry, origins: DevOrigins): ReleaseRegistry {
  const record = (module: ModuleName): ReleaseRecord => ({
    module,
    version: DEV_VERSION,
    contract: CONTRACT_VERSION,
    exposes: {},
    routes: [],
    slots: [],
    entry: { client: 'remoteEntry.js', server: 'remoteEntry.js', preload: [] },
    shared: {},
    files: [],
  });
  return {
    ...registry,
    current: async (module) => (origins[module] ? record(module) : registry.current(module)),
    serverEntry: (release) => {
      const origin = release.version === DEV_VERSION ? origins[release.module] : undefined;
      return origin ? `${origin}/${release.entry.server}` : registry.serverEntry(release);
    },
    toClientRelease: (release) => {
      const origin = release.version === DEV_VERSION ? origins[release.module] : undefined;
      const { module, version, entry, exposes } = release;
      return origin
        ? { module, version, entry, exposes, base: `${origin}/` }
        : registry.toClientRelease(release);
    },
  };
}
