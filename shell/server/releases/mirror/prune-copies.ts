import type { Logger } from 'pino';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseMirror } from './release-mirror';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A tab that has been open for longer gets its files from the store, or a fallback. */
const KEPT_DAYS = 30;

/** Deletes copies of releases that are older than a month and not in use, now and then once a day. */
export function pruneCopies(
  mirror: Pick<ReleaseMirror, 'prune'>,
  registry: Pick<ReleaseRegistry, 'rollout'>,
  log: Logger,
): void {
  const prune = () =>
    mirror
      .prune(new Date(Date.now() - KEPT_DAYS * DAY_MS), (module, version) =>
        registry.rollout(module).holds(version),
      )
      .catch((err) => log.warn({ err }, 'old copies could not be removed'));
  void prune();
  // The timer must not keep a stopped server alive.
  setInterval(prune, DAY_MS).unref();
}
