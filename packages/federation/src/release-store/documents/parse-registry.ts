import {
  MODULE_NAMES,
  type ModuleName,
  type ModuleReleases,
  type ReleaseRegistryDocument,
} from '@northloop/contracts';
import { readShape } from '@northloop/contracts/read-shape';
import { moduleReleasesSchema, registryHeadSchema } from '@northloop/contracts/registry-schema';
import { RegistryError } from '../release-store-error.js';

/** The registry without the modules whose entries are malformed. */
export type ReadableRegistry = Omit<ReleaseRegistryDocument, 'modules'> & {
  modules: Partial<Record<ModuleName, ModuleReleases>>;
};

/** Why one module's entry could not be used. */
export interface RegistryProblem {
  module: ModuleName;
  reason: string;
}

/** The result of reading the registry. */
export interface RegistryReading {
  document: ReadableRegistry;
  /** One for each module that was left out. */
  problems: readonly RegistryProblem[];
}

/** The entry of a module without releases. */
export const noReleases = (): ModuleReleases => ({
  live: null,
  liveSince: 0,
  canary: null,
  previous: [],
  published: [],
});

/** The registry before the first change. */
export const emptyRegistry = (): ReleaseRegistryDocument => ({
  format: 1,
  revision: 0,
  modules: Object.fromEntries(MODULE_NAMES.map((name) => [name, noReleases()])) as Record<
    ModuleName,
    ModuleReleases
  >,
  history: [],
});

/**
 * Checks a registry that came from a store. If one module's entry is malformed, it is reported and left out; the others
 * are not affected. Modules that this version does not know stay in the document, so that writing it back keeps what a
 * newer version added. Missing modules have no releases.
 * @throws {RegistryError} if the document as a whole cannot be used.
 */
export function parseRegistry(value: unknown): RegistryReading {
  const head = readShape(registryHeadSchema, value);
  if ('reason' in head) throw new RegistryError(`The registry cannot be used: ${head.reason}`);
  const problems: RegistryProblem[] = [];
  const entries: Record<string, unknown> = { ...head.value.modules };
  for (const module of MODULE_NAMES) {
    entries[module] = Object.hasOwn(entries, module) ? entries[module] : noReleases();
    const entry = readShape(moduleReleasesSchema, entries[module]);
    if ('reason' in entry) {
      delete entries[module];
      problems.push({ module, reason: entry.reason });
    }
  }
  const document = { ...head.value, modules: entries as ReadableRegistry['modules'] };
  return { document, problems };
}

/**
 * The whole document, for a change.
 * @throws {RegistryError} if a module's entry was left out: writing the document would delete it.
 */
export function wholeRegistry({ document, problems }: RegistryReading): ReleaseRegistryDocument {
  if (problems.length > 0) {
    const list = problems.map(({ module, reason }) => `${module}: ${reason}`).join('; ');
    throw new RegistryError(
      `The registry has malformed entries that a change would delete (${list}). Fix them by hand first.`,
    );
  }
  return document as ReleaseRegistryDocument;
}
