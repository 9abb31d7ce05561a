import type { ModuleName, ReleaseAction, ReleaseRegistryDocument } from '@northloop/contracts';
import { type Change, changeModule, HISTORY_LIMIT } from './change-registry.js';

/** Number of earlier live releases to keep for rollbacks. */
const KEPT_PREVIOUS = 10;

/** How long a tab that was opened with a release may still request its files, in milliseconds. */
const TAB_LIFE_MS = 7 * 24 * 3_600_000;

/** When visitors last got each release of a module, as far back as the history goes: ISO times by version. */
function lastServed(
  { history }: ReleaseRegistryDocument,
  module: ModuleName,
): ReadonlyMap<string, string> {
  const served = new Map<string, string>();
  let live: string | null = null;
  let canary: string | null = null;
  for (const { action, version, at } of history
    .filter((event) => event.module === module)
    .reverse()) {
    if (live) served.set(live, at);
    if (canary) served.set(canary, at);
    if (action === 'promote' || action === 'rollback') {
      live = version;
      if (canary === version) canary = null;
    } else if (action === 'canary') canary = version;
    else if (action === 'end-canary') canary = null;
  }
  return served;
}

/**
 * The releases of a module that no page can request any more: not live, not a canary, not among the ten that were live
 * before, and neither published nor served within the last seven days.
 */
export function prunableReleases(
  document: ReleaseRegistryDocument,
  module: ModuleName,
  now: Date,
): string[] {
  const limit = now.getTime() - TAB_LIFE_MS;
  const isRecent = (at: string | undefined) => at !== undefined && Date.parse(at) >= limit;
  const beganRecently = (...actions: ReleaseAction[]) =>
    isRecent(
      document.history.findLast(
        (event) => event.module === module && actions.includes(event.action),
      )?.at,
    );
  // A release that is no longer in the history may have been served an hour ago, so it must not be deleted.
  const isCutOff = document.history.length >= HISTORY_LIMIT;
  if (isCutOff && (beganRecently('promote', 'rollback') || beganRecently('canary', 'end-canary'))) {
    return [];
  }

  const { live, canary, previous, published } = document.modules[module];
  const kept = new Set([live, canary?.version, ...previous.slice(0, KEPT_PREVIOUS)]);
  const served = lastServed(document, module);
  return published
    .filter(({ version, at }) => !kept.has(version) && !isRecent(at))
    .map(({ version }) => version)
    .filter((version) => !isRecent(served.get(version)));
}

/** Records that releases were deleted from the store. */
export function pruneReleases(
  document: ReleaseRegistryDocument,
  { module, versions }: { module: ModuleName; versions: readonly string[] },
  change: Change,
): ReleaseRegistryDocument {
  if (versions.length === 0) return document;
  const { published, previous } = document.modules[module];
  const events = versions.map((version) => ({ action: 'prune' as const, version }));
  return changeModule(document, module, change, events, () => ({
    published: published.filter(({ version }) => !versions.includes(version)),
    previous: previous.filter((version) => !versions.includes(version)),
  }));
}
