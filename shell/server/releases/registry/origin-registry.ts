import { MODULE_NAMES, type ModuleName, type ReleaseRecord } from '@northloop/contracts';
import type { OpenReleaseFile } from '../mirror/release-mirror';
import type { ModuleOrigin } from './module-origin';
import {
  createRollouts,
  oncePerModule,
  type RegistryOptions,
  type ReleaseRegistry,
} from './release-registry';

interface OriginRegistryOptions extends RegistryOptions {
  origins: Readonly<Record<ModuleName, ModuleOrigin>>;
  /** Modules to follow; all by default. */
  followed?: readonly ModuleName[];
}

/** Number of earlier releases to keep per module, as replacements for a failing one. */
const KEPT_BACK = 5;

/** Thrown for a release that the modules' own servers do not have: each has only the release that it serves. */
export class NoSuchReleaseError extends Error {
  override readonly name = 'NoSuchReleaseError';
}

/** Follows the modules' own servers: visitors get what a team serves, once it has been copied, verified and run. */
export function createOriginRegistry(options: OriginRegistryOptions): ReleaseRegistry {
  const { origins, followed = MODULE_NAMES, mirror, pollInterval, log } = options;
  const { rollouts, shared, noteProblem, clearProblem, status } = createRollouts(options);
  const timers = new Map<ModuleName, ReturnType<typeof setTimeout>>();
  /** The versions of each module that have been seen, latest first. */
  const seen = new Map<ModuleName, string[]>();
  /** How often each version was served again. If a team serves it again, earlier withdrawals no longer count. */
  const returns = new Map<string, number>();
  let isStopped = false;

  async function adopt(record: ReleaseRecord, file: OpenReleaseFile) {
    const { module, version } = record;
    const versions = seen.get(module) ?? [];
    const key = `${module} ${version}`;
    if (versions[0] !== version) returns.set(key, (returns.get(key) ?? -1) + 1);
    const previous = versions.filter((each) => each !== version).slice(0, KEPT_BACK);
    await rollouts[module].follow(
      { live: { version, since: returns.get(key) ?? 0 }, canary: null, previous },
      { record: async () => record, file: (_, path) => file(path) },
    );
    seen.set(module, [version, ...previous]);
  }

  async function look(module: ModuleName): Promise<void> {
    const origin = origins[module];
    try {
      const record = await origin.readRecord();
      if (record !== 'unchanged') await adopt(record, (path) => origin.openFile(path));
      if (clearProblem(module)) log.info({ module }, 'module origin is back');
    } catch (error) {
      origin.reset();
      noteProblem(module, error);
    }
  }

  const refresh = oncePerModule(look);

  /** Polls one origin. Each module has a separate timer, so that a slow one does not delay the others. */
  async function follow(module: ModuleName): Promise<void> {
    await refresh(module);
    if (!isStopped) timers.set(module, setTimeout(follow, pollInterval, module));
  }

  return {
    ...shared,
    async current(module, visitor) {
      if (!rollouts[module].pick(visitor)) await refresh(module);
      return rollouts[module].pick(visitor);
    },
    async tryOut(module, version) {
      if (!rollouts[module].holds(version))
        throw new NoSuchReleaseError(`No server of ${module} has ${version}`);
    },
    // A served release has been copied already, and earlier ones are not available anywhere.
    restore: async () => false,
    status: () => ({ revision: null, modules: status() }),
    async start() {
      await Promise.all(
        followed.map(async (module) => {
          const kept = await mirror.readCurrent(module);
          if (kept) {
            const noFile = () => Promise.reject(new NoSuchReleaseError('The copy is damaged'));
            await adopt(kept, noFile).catch((err) =>
              log.warn({ module, err }, 'saved release does not run'),
            );
          }
          await follow(module);
        }),
      );
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
