import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { type ClientRelease, releaseContainerName } from '@northloop/contracts';

const registered = new Set<string>();

type RunnableRelease = Pick<ClientRelease, 'module' | 'version'>;

/**
 * Registers a release with the federation runtime, once and under a unique name, so that several releases of a module
 * can run in one process or tab.
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

/** Makes the runtime forget a release, so that the next load runs it again. For development, where its code changes. */
export function forgetRelease({ module, version }: RunnableRelease, entry: string): void {
  const name = releaseContainerName(module, version);
  registered.add(name);
  registerRemotes([{ name, entry, type: 'module' }], { force: true });
}

/** Loads an expose of a release. Failures are not cached; the caller handles them. */
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
