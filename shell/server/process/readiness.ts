import type { Renderer } from '../page/renderer';
import type { ReleaseRegistry } from '../releases/registry/release-registry';

/** Whether visitors should be sent to this server. */
export interface Readiness {
  isReady(): Promise<boolean>;
  /** Makes the server not ready, because it is about to stop. */
  end(): void;
}

/**
 * The server is ready if it can render the home page. Pages of other modules may be missing, here as on every other
 * server.
 */
export function createReadiness(
  registry: Pick<ReleaseRegistry, 'current'>,
  renderer: () => Promise<Pick<Renderer, 'matchRoute'>>,
): Readiness {
  let isEnding = false;
  return {
    async isReady() {
      const { route } = (await renderer()).matchRoute('/');
      const release = await registry.current(route.module);
      return release !== null && !isEnding;
    },
    end() {
      isEnding = true;
    },
  };
}
