import type { ClientRelease, ModuleName } from '@northloop/contracts';
import { exposeKey, type ModuleSource } from './module-source';

/** What the browser is told of a place that the server left to it because the module could not be had. */
export const MODULE_UNAVAILABLE = 'MODULE_UNAVAILABLE';

/** Thrown in the place of a module that could not be loaded in time; React then sends that place's fallback. */
export class ModuleUnavailableError extends Error {
  override readonly name = 'ModuleUnavailableError';
}

/**
 * Hands modules that were loaded before rendering to the tree. Nothing waits during rendering: a part that came late
 * would only be shown by script.
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
    // Nothing on the server comes after a page.
    afterLoadDelay: 0,
    // A stylesheet inside a Suspense boundary would make React send the boundary late, by script. The server names all
    // of a page's sheets at the top instead.
    stylesheets: () => [],
    version: ({ module }) => releases[module]?.version,
    preload() {},
    forget() {},
    // The server hears of its failures from React.
    reportFailure() {},
  };
}
