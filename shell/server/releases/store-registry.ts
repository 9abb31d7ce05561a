import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { MODULE_NAMES, type ModuleName, type ModuleReleases } from '@northloop/contracts';
import {
  parseRegistry,
  type ReadableRegistry,
  type ReleaseReader,
} from '@northloop/federation/release-store';
import { forEachModule } from '../modules';
import { writeWholeFile } from '../write-whole-file';
import { createBackOff } from './back-off';
import { type Channels, toChannels } from './channels';
import type { ReleaseReading } from './release-preparation';
import {
  createReleaseLines,
  oncePerModule,
  type RegistryOptions,
  type ReleaseRegistry,
} from './release-registry';

interface StoreRegistryOptions extends RegistryOptions {
  reader: ReleaseReader;
  /** Where the last good document is kept, to start from when the store is away. */
  documentFile: string;
  /** Releases to serve whatever the registry says, by module: for trying a candidate before it is promoted. */
  pins?: Partial<Record<ModuleName, string>>;
}

/** Follows a release store: its registry decides which release of each module visitors get. */
export function createStoreRegistry(options: StoreRegistryOptions): ReleaseRegistry {
  const { reader, documentFile, pins = {}, mirror, pollInterval, log } = options;
  const parts = createReleaseLines(options);
  const { lines, shared, noteProblem, clearProblem, hasProblem, status } = parts;
  /** What each line follows now. */
  const followed = new Map<ModuleName, ModuleReleases>();
  const restoring = createBackOff<void>();
  let document: ReadableRegistry | null = null;
  let storeProblem: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const reading = (module: ModuleName): ReleaseReading => ({
    // A release never changes: a copy that is whole needs no look at the store.
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

  /** Not waited for: nobody gets it yet. */
  function prepareNewest(module: ModuleName, { published, previous }: ModuleReleases): void {
    const newest = published[0]?.version;
    if (!newest || previous.includes(newest)) return;
    lines[module]
      .prepareAhead(newest, reading(module))
      .catch((err) => log.warn({ err, module, version: newest }, 'published release does not run'));
  }

  async function update(module: ModuleName): Promise<void> {
    const releases = document?.modules[module];
    if (!releases) return;
    try {
      const isNew = !isDeepStrictEqual(followed.get(module), releases);
      if (isNew || hasProblem(module) || lines[module].lacksStandIn()) {
        await lines[module].follow(channelsOf(module, releases), reading(module));
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

  /** A document that cannot be kept is in force all the same; only a start without the store would lack it. */
  async function keepDocument(text: string): Promise<void> {
    try {
      await writeWholeFile(documentFile, text);
    } catch (err) {
      log.error({ err }, 'registry could not be kept on disk');
    }
  }

  /** Reads the registry; what cannot be read or understood leaves the last good document in force. */
  async function look(): Promise<void> {
    try {
      const read = await reader.readRegistry();
      if (read !== 'unchanged') {
        // A malformed entry leaves its module where it was.
        const modules = { ...document?.modules, ...read.document.modules };
        document = { ...read.document, modules };
        for (const problem of read.problems) log.error(problem, 'part of the registry left out');
        await keepDocument(JSON.stringify(document));
      }
      if (storeProblem !== null) log.info('release store is back');
      storeProblem = null;
    } catch (error) {
      reader.reset();
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== storeProblem) log.warn({ err: error }, 'release store cannot be read');
      storeProblem = problem;
    }
  }

  async function readKeptDocument(): Promise<void> {
    try {
      document = parseRegistry(JSON.parse(await readFile(documentFile, 'utf8'))).document;
    } catch (err) {
      log.warn({ err }, 'no kept registry to start from');
    }
  }

  async function follow(): Promise<void> {
    await look();
    // Not waited for: a module that is slow to make ready holds no other's release back.
    for (const module of MODULE_NAMES) void refresh(module);
    if (!isStopped) timer = setTimeout(follow, pollInterval);
  }

  return {
    ...shared,
    async current(module, visitor) {
      if (!lines[module].pick(visitor)) await refresh(module);
      return lines[module].pick(visitor);
    },
    tryOut: (module, version) => lines[module].tryOut(version, reading(module)),
    async restore(module, version) {
      const isPublished = document?.modules[module]?.published.some(
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
        revision: document?.revision ?? null,
        modules: forEachModule((module) => ({
          ...(storeProblem && { problem: storeProblem }),
          ...modules[module],
        })),
      };
    },
    async start() {
      await look();
      if (!document) await readKeptDocument();
      await Promise.all(MODULE_NAMES.map(refresh));
      if (!isStopped) timer = setTimeout(follow, pollInterval);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
