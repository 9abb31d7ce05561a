import type { ClientRelease, ModuleName } from '@northloop/contracts';
import { exposeKey, type ModuleSource } from './module-source';

/** Error digest that tells the browser that the server could not load a module and left its place to the browser. */
export const MODULE_UNAVAILABLE = 'MODULE_UNAVAILABLE';

/** Thrown instead of rendering a module that was not loaded in time. React then sends the fallback. */
export class ModuleUnavailableError extends Error {
  override readonly name = 'ModuleUnavailableError';
}

/**
 * Provides modules that were loaded before rendering. Nothing waits during rendering, because parts that arrive late
 * would only appear with a script.
 */
export function createServerModuleSource(
  releases: Partial<Record<ModuleName, ClientRelease>>,
  loaded: ReadonlyMap<string, unknown>,
): ModuleSource {
  return {
    read(ref) {
      const expose = loaded.get(exposeKey(ref));
      if (expose === undefined) throw new ModuleUnavailableError(exposeKey(ref));
      return expose;
    },
    waits: false,
    // Not used on the server.
    afterLoadDelay: 0,
    // A stylesheet inside a Suspense boundary would make React send the boundary late, with a script. Instead, the
    // server puts all stylesheets of a page into its head.
    stylesheets: () => [],
    version: ({ module }) => releases[module]?.version,
    preload() {},
    forget() {},
    // React reports failures on the server.
    reportFailure() {},
  };
}
