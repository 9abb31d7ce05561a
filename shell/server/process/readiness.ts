import type { Renderer } from '../page/renderer';
import type { ReleaseRegistry } from '../releases/registry/release-registry';

/** Whether visitors should be sent to this server. */
export interface Readiness {
  isReady(): Promise<boolean>;
  /** From now on it is not: the server is about to end. */
  end(): void;
}

/** Ready is who can make the home page; a page of another module may be missing, here and on every other server. */
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
