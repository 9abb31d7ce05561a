import type { ModuleFailureReport, ModuleName } from '@northloop/contracts';
import type { Logger } from 'pino';
import type { WithdrawalReason } from './release-line';

/** When a release is taken out. */
export interface GuardRules {
  /** Page views on which it must have failed. */
  failedViews: number;
  /** Share of its page views, 0 to 1, that this must be. */
  share: number;
  /** How far back page views count, in milliseconds. */
  window: number;
}

/** Five pages in a minute, when that is a tenth of what was shown or more. One odd browser is neither. */
export const DEFAULT_GUARD_RULES: GuardRules = { failedViews: 5, share: 0.1, window: 60_000 };

/** Page views that are remembered at most; the oldest are forgotten first. */
const MOST_VIEWS = 20_000;

interface PageView {
  at: number;
  /** What the visit is made of, as `module version`. */
  releases: ReadonlySet<string>;
  /** What of it was on the page. */
  shown: ReadonlySet<string>;
  failed: Set<string>;
}

const keyOf = (module: ModuleName, version: string): string => `${module} ${version}`;

/** A release in the set of a visit. */
export interface ShownRelease {
  module: ModuleName;
  version: string;
  isShown: boolean;
}

/** Counts on how many page views a release failed, and takes it out when they are too many. */
export interface ReleaseGuard {
  /**
   * A page is sent.
   * @param id unguessable; whoever reports a failure has to name it.
   * @param releases the visit's set, of which `isShown` is on this page.
   */
  viewed(id: string, releases: Iterable<ShownRelease>): void;
  /** A release failed on a page view. Counts once a view, and only for what that visit is made of. */
  failed(report: ModuleFailureReport): void;
}

interface GuardOptions {
  rules: GuardRules;
  withdraw: (module: ModuleName, version: string, reason: WithdrawalReason) => Promise<void>;
  log: Logger;
}

export function createReleaseGuard({ rules, withdraw, log }: GuardOptions): ReleaseGuard {
  /** In the order they were sent. */
  const views = new Map<string, PageView>();

  function forgetOld(now: number): void {
    for (const [id, view] of views) {
      if (views.size <= MOST_VIEWS && now - view.at <= rules.window) return;
      views.delete(id);
    }
  }

  function judge(module: ModuleName, version: string, reason: string): void {
    const key = keyOf(module, version);
    let all = 0;
    let failed = 0;
    for (const view of views.values()) {
      if (!view.shown.has(key) && !view.failed.has(key)) continue;
      all += 1;
      if (view.failed.has(key)) failed += 1;
    }
    if (failed < rules.failedViews || failed / all < rules.share) return;
    withdraw(module, version, { reason, failedViews: failed, views: all }).catch((err) =>
      log.error({ err, module, version }, 'withdrawal could not be kept on disk'),
    );
  }

  return {
    viewed(id, releases) {
      const now = Date.now();
      const all = new Set<string>();
      const shown = new Set<string>();
      for (const { module, version, isShown } of releases) {
        all.add(keyOf(module, version));
        if (isShown) shown.add(keyOf(module, version));
      }
      views.set(id, { at: now, releases: all, shown, failed: new Set() });
      forgetOld(now);
    },
    failed({ pageView, module, version, kind, message }) {
      const view = views.get(pageView);
      const key = keyOf(module, version);
      if (!view?.releases.has(key)) return;
      log.warn({ module, version, kind, reason: message, pageView }, 'module failed on a page');
      // An error in a handler leaves the module standing.
      if (kind === 'event' || view.failed.has(key)) return;
      forgetOld(Date.now());
      view.failed.add(key);
      judge(module, version, message);
    },
  };
}
