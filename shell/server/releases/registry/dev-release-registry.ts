import { CONTRACT_VERSION, type ModuleName, type ReleaseRecord } from '@northloop/contracts';
import type { ReleaseRegistry } from './release-registry';

const DEV_VERSION = 'dev';

/** Development servers by module, without a slash at the end. */
export type DevOrigins = Partial<Record<ModuleName, string>>;

/**
 * Replaces the releases of modules in development. Browser and server load these straight from their development
 * servers; the other modules stay unchanged.
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
