import type {
  ModuleName,
  ModuleReleases,
  ReleaseEvent,
  ReleaseRegistryDocument,
} from '@northloop/contracts';

/** Largest number of entries in the history; the oldest are dropped. */
export const HISTORY_LIMIT = 1000;

/** Thrown for a change that makes no sense for the current registry. The message says what to do instead. */
export class RegistryChangeError extends Error {
  override readonly name = 'RegistryChangeError';
}

/** Who changes the registry, when and why. */
export interface Change {
  /** ISO 8601, UTC */
  at: string;
  by: string;
  reason?: string;
}

type NewEvent = Pick<ReleaseEvent, 'action' | 'version' | 'percent' | 'gate'>;

/**
 * Returns the next revision of a registry, with changed releases of one module and new entries in the history.
 * @param releases gets the number of the new revision.
 */
export function changeModule(
  document: ReleaseRegistryDocument,
  module: ModuleName,
  { at, by, reason }: Change,
  events: readonly NewEvent[],
  releases: (revision: number) => Partial<ModuleReleases>,
): ReleaseRegistryDocument {
  const revision = document.revision + 1;
  const entries = events.map(
    (event): ReleaseEvent => ({
      revision,
      at,
      by,
      module,
      ...event,
      ...(reason !== undefined && { reason }),
    }),
  );
  return {
    ...document,
    revision,
    modules: {
      ...document.modules,
      [module]: { ...document.modules[module], ...releases(revision) },
    },
    history: [...entries, ...document.history].slice(0, HISTORY_LIMIT),
  };
}

/** @throws {RegistryChangeError} if the version was never published. */
export function expectPublished(
  document: ReleaseRegistryDocument,
  module: ModuleName,
  version: string,
): void {
  const { published } = document.modules[module];
  if (published.some((release) => release.version === version)) return;
  const latest = published[0]
    ? `the latest is ${published[0].version}`
    : `no release of ${module} has been published yet`;
  throw new RegistryChangeError(`${module} ${version} has not been published; ${latest}`);
}
