import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { type ClientRelease, releaseContainerName } from '@northloop/contracts';

const registered = new Set<string>();

type RunnableRelease = Pick<ClientRelease, 'module' | 'version'>;

/**
 * Makes a release known to the federation runtime, once, under a name of its own, so that several releases of one
 * module can be alive in one process or tab.
 * @param entry address of the release's container.
 */
function registerRelease({ module, version }: RunnableRelease, entry: string): string {
  const name = releaseContainerName(module, version);
  if (!registered.has(name)) {
    registered.add(name);
    registerRemotes([{ name, entry, type: 'module' }]);
  }
  return name;
}

/** Makes the runtime forget a release, so that the next load runs it anew: for development, where its code changes. */
export function forgetRelease({ module, version }: RunnableRelease, entry: string): void {
  const name = releaseContainerName(module, version);
  registered.add(name);
  registerRemotes([{ name, entry, type: 'module' }], { force: true });
}

/** Loads what a release exposes. A failure is the caller's to handle; nothing of it is kept. */
export async function loadExpose<Expose>(
  release: RunnableRelease,
  expose: string,
  entry: string,
): Promise<Expose> {
  const name = registerRelease(release, entry);
  const loaded = await loadRemote<Expose>(`${name}/${expose.slice(2)}`);
  if (!loaded) throw new Error(`${release.module} ${release.version} has no ${expose}`);
  return loaded;
}
