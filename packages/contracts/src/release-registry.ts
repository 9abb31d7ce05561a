import type { ModuleName } from './module-manifest.js';

/** Name of the registry's document, at the root of a release store. */
export const REGISTRY_FILE = 'registry.json';

/** A share of visitors that gets another release than the rest. */
export interface CanaryChannel {
  version: string;
  /** 1 to 99 */
  percent: number;
  /** Revision of the registry that started it or last changed its release. */
  since: number;
}

/** A release that the store holds. */
export interface PublishedRelease {
  version: string;
  /** ISO 8601, UTC */
  at: string;
  /** Who published it, as the command was told. */
  by: string;
}

/** Everything that is decided about one module's releases. */
export interface ModuleReleases {
  /** What visitors get; null before the first promotion. */
  live: string | null;
  /**
   * Revision of the registry in which `live` was last promoted. A release that a site took out for its failures stays
   * out until it is promoted again, which gives it another number.
   */
  liveSince: number;
  canary: CanaryChannel | null;
  /** Versions that were live before, the latest first, each once: what rollback and the guard go back to. */
  previous: string[];
  /** The latest first. */
  published: PublishedRelease[];
}

/** What is done to releases; each is an entry of the history. */
export type ReleaseAction = 'publish' | 'promote' | 'rollback' | 'canary' | 'end-canary' | 'prune';

/** Who did what, when and why. */
export interface ReleaseEvent {
  /** Revision that the change made. */
  revision: number;
  /** ISO 8601, UTC */
  at: string;
  by: string;
  action: ReleaseAction;
  module: ModuleName;
  version: string;
  /** For `canary`. */
  percent?: number;
  /** What the person gave as the reason. */
  reason?: string;
  /** For `promote` and `canary`: whether the journeys ran against the candidate set, or why they did not. */
  gate?: { passed: true } | { passed: false; skippedBecause: string };
}

/** The one document that decides which release of each module visitors get. */
export interface ReleaseRegistryDocument {
  format: 1;
  /** Grows by one with every change; a writer states the one it has read. */
  revision: number;
  modules: Record<ModuleName, ModuleReleases>;
  /** The latest first; the oldest entries fall off. */
  history: ReleaseEvent[];
}
