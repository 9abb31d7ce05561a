import { isDeepStrictEqual } from 'node:util';
import { MODULE_NAMES, type ModuleName, type ModuleReleases } from '@northloop/contracts';
import type { ReleaseReader } from '@northloop/federation/release-store';
import { forEachModule } from '../../modules';
import { createBackOff } from '../rollout/back-off';
import { type Channels, toChannels } from '../rollout/channels';
import type { ReleaseReading } from '../rollout/release-preparation';
import { FollowedDocument } from './followed-document';
import {
  createRollouts,
  oncePerModule,
  type RegistryOptions,
  type ReleaseRegistry,
} from './release-registry';

interface StoreRegistryOptions extends RegistryOptions {
  reader: ReleaseReader;
  /** Where the last good document is saved, to start from if the store is down. */
  documentFile: string;
  /** Releases to serve regardless of the registry, by module, for trying a candidate before it is promoted. */
  pins?: Partial<Record<ModuleName, string>>;
}

/** Follows a release store: its registry decides which release of each module visitors get. */
export function createStoreRegistry(options: StoreRegistryOptions): ReleaseRegistry {
  const { reader, documentFile, pins = {}, mirror, pollInterval, log } = options;
  const parts = createRollouts(options);
  const { rollouts, shared, noteProblem, clearProblem, hasProblem, status } = parts;
  /** What each rollout currently follows. */
  const followed = new Map<ModuleName, ModuleReleases>();
  const restoring = createBackOff<void>();
  const document = new FollowedDocument(reader, documentFile, log);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const reading = (module: ModuleName): ReleaseReading => ({
    // Releases never change, so a copied record need not be read from the store.
    record: async (version) =>
      (await mirror.findRecord(module, version)) ?? (await reader.readRecord(module, version)),
    file: (version, path) => reader.openFile(module, version, path),
  });

  const channelsOf = (module: ModuleName, releases: ModuleReleases): Channels => {
    const pin = pins[module];
    return pin
      ? { live: { version: pin, since: 0 }, canary: null, previous: [] }
      : toChannels(releases);
  };

  /** Prepares the latest release in the background, because no visitor gets it yet. */
  function prepareNewest(module: ModuleName, { published, previous }: ModuleReleases): void {
    const newest = published[0]?.version;
    if (!newest || previous.includes(newest)) return;
    rollouts[module]
      .prepareAhead(newest, reading(module))
      .catch((err) => log.warn({ err, module, version: newest }, 'published release does not run'));
  }

  async function update(module: ModuleName): Promise<void> {
    const releases = document.current?.modules[module];
    if (!releases) return;
    try {
      const isNew = !isDeepStrictEqual(followed.get(module), releases);
      if (isNew || hasProblem(module) || rollouts[module].lacksStandIn()) {
        await rollouts[module].follow(channelsOf(module, releases), reading(module));
        followed.set(module, releases);
      }
      if (isNew) prepareNewest(module, releases);
      clearProblem(module);
    } catch (error) {
      noteProblem(module, error);
    }
  }

  const refresh = oncePerModule(update);

  async function restore(module: ModuleName, version: string): Promise<void> {
    try {
      const { record, file } = reading(module);
      await mirror.copy(await record(version), (path) => file(version, path));
    } catch (err) {
      log.warn({ err, module, version }, 'release could not be restored');
      throw err;
    }
  }

  async function follow(): Promise<void> {
    await document.look();
    // Do not wait: a module that takes long to prepare must not delay the others.
    for (const module of MODULE_NAMES) void refresh(module);
    if (!isStopped) timer = setTimeout(follow, pollInterval);
  }

  return {
    ...shared,
    async current(module, visitor) {
      if (!rollouts[module].pick(visitor)) await refresh(module);
      return rollouts[module].pick(visitor);
    },
    tryOut: (module, version) => rollouts[module].tryOut(version, reading(module)),
    async restore(module, version) {
      const isPublished = document.current?.modules[module]?.published.some(
        (release) => release.version === version,
      );
      if (!isPublished) return false;
      try {
        await restoring.run(`${module} ${version}`, () => restore(module, version));
        return true;
      } catch {
        return false;
      }
    },
    status() {
      const modules = status();
      return {
        revision: document.current?.revision ?? null,
        modules: forEachModule((module) => ({
          ...(document.problem && { problem: document.problem }),
          ...modules[module],
        })),
      };
    },
    async start() {
      await document.look();
      if (!document.current) await document.readKept();
      await Promise.all(MODULE_NAMES.map(refresh));
      if (!isStopped) timer = setTimeout(follow, pollInterval);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
