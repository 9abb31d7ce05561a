import {
  MODULE_NAMES,
  type ModuleName,
  type ModuleReleases,
  type ReleaseEvent,
  type ReleaseRegistryDocument,
} from '@northloop/contracts';
import { isRecord } from './is-record.js';
import { isReleaseVersion } from './release-names.js';
import { RegistryError } from './release-store-error.js';

/** The registry as it could be read: modules whose entries are malformed are left out. */
export type ReadableRegistry = Omit<ReleaseRegistryDocument, 'modules'> & {
  modules: Partial<Record<ModuleName, ModuleReleases>>;
};

/** Why one module's entry could not be used. */
export interface RegistryProblem {
  module: ModuleName;
  reason: string;
}

/** What came out of reading the registry. */
export interface RegistryReading {
  document: ReadableRegistry;
  /** One for each module that was left out. */
  problems: readonly RegistryProblem[];
}

/** A module of which nothing was published yet. */
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

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** What is wrong with a module's entry, or null. */
function problemOf(entry: unknown): string | null {
  if (!isRecord(entry)) return 'it is not an object';
  const { live, liveSince, canary, previous, published } = entry;
  if (live !== null && !isReleaseVersion(live)) return '"live" is no version';
  if (!isCount(liveSince)) return '"liveSince" is no revision';
  if (canary !== null) {
    if (!isRecord(canary) || !isReleaseVersion(canary.version)) return '"canary" has no version';
    if (!isCount(canary.percent) || canary.percent < 1 || canary.percent > 99) {
      return '"canary.percent" is not from 1 to 99';
    }
    if (!isCount(canary.since)) return '"canary.since" is no revision';
  }
  if (!Array.isArray(previous) || !previous.every(isReleaseVersion)) {
    return '"previous" is no list of versions';
  }
  const isPublished = (release: unknown) =>
    isRecord(release) &&
    isReleaseVersion(release.version) &&
    isTime(release.at) &&
    typeof release.by === 'string';
  if (!Array.isArray(published) || !published.every(isPublished)) {
    return '"published" is no list of releases';
  }
  return null;
}

const isEvent = (event: unknown): event is ReleaseEvent =>
  isRecord(event) &&
  isCount(event.revision) &&
  isTime(event.at) &&
  ['by', 'action', 'module', 'version'].every((name) => typeof event[name] === 'string');

/**
 * Checks a registry that came from a store. One module's malformed entry is reported and left out; it takes nothing
 * from the others. Modules that this version does not know stay in the document as they are, so that writing it back
 * loses none of a newer version's; modules that it lacks have no releases.
 * @throws {RegistryError} when the document as a whole cannot be used.
 */
export function parseRegistry(value: unknown): RegistryReading {
  const refuse = (why: string): never => {
    throw new RegistryError(`The registry cannot be used: ${why}`);
  };
  if (!isRecord(value)) return refuse('it is not an object');
  const { format, revision, modules, history } = value;
  if (format !== 1) return refuse(`its format is ${JSON.stringify(format)}, not 1`);
  if (!isCount(revision)) return refuse('it has no revision');
  if (!isRecord(modules)) return refuse('it has no modules');
  if (!Array.isArray(history) || !history.every(isEvent)) return refuse('its history is malformed');

  const problems: RegistryProblem[] = [];
  const entries: Record<string, unknown> = { ...modules };
  for (const module of MODULE_NAMES) {
    const entry = Object.hasOwn(entries, module) ? entries[module] : noReleases();
    const reason = problemOf(entry);
    if (reason === null) entries[module] = entry;
    else {
      delete entries[module];
      problems.push({ module, reason });
    }
  }
  const document = { ...value, modules: entries } as unknown as ReadableRegistry;
  return { document, problems };
}

/**
 * The whole document, for a change.
 * @throws {RegistryError} when a module's entry was left out: writing would lose it.
 */
export function wholeRegistry({ document, problems }: RegistryReading): ReleaseRegistryDocument {
  if (problems.length > 0) {
    const list = problems.map(({ module, reason }) => `${module}: ${reason}`).join('; ');
    throw new RegistryError(
      `The registry has malformed entries, which a change would lose (${list}). Correct them by hand first.`,
    );
  }
  return document as ReleaseRegistryDocument;
}
