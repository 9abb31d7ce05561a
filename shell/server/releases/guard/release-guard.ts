import type { ModuleFailureReport, ModuleName } from '@northloop/contracts';
import type { Logger } from 'pino';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { WithdrawalReason } from '../rollout/module-rollout';
import { networkOf, type VisitorNetwork } from './visitor-network';
import { createVisitorTally } from './visitor-tally';

/** When a release is taken out. This server's own observations are reliable; reports from browsers can be made up. */
export interface GuardRules {
  /** Number of page views on which this server must have seen the release fail. */
  failedViews: number;
  /** Share of the release's page views, 0 to 1, that these must be. */
  share: number;
  /** How long page views count, in milliseconds. */
  window: number;
  /** Number of visitors who must have seen the release before browsers' reports can take it out. */
  visitors: number;
  /** Share of these visitors, 0 to 1, who must have reported a failure. */
  visitorShare: number;
  /** How long visitors count, in milliseconds. */
  visitorWindow: number;
}

/** Maximum number of page views to remember; the oldest are dropped first. */
const MOST_VIEWS = 20_000;

interface PageView {
  at: number;
  network: VisitorNetwork;
  /** Promotions in the visit's set, by release; null for a release that is neither live nor a canary. */
  promotions: ReadonlyMap<string, string | null>;
  /** Promotions that were on the page. */
  shown: ReadonlySet<string>;
  /** Promotions that failed on this server. */
  failed: Set<string>;
  /** Promotions that the browser reported as failed. */
  reported: Set<string>;
  /** Reports that the browser has sent, as `module version kind`. Repeated ones are ignored. */
  heard: Set<string>;
}

const keyOf = (module: ModuleName, version: string): string => `${module} ${version}`;

/** A release in the set of a visit. */
export interface ShownRelease {
  module: ModuleName;
  version: string;
  isShown: boolean;
}

/** Counts the failures of each release and takes it out if there are too many. Each promotion is judged separately. */
export interface ReleaseGuard {
  /**
   * Records that a page is sent.
   * @param id an unguessable id that failure reports must contain.
   * @param address address of the visitor.
   * @param releases the visit's set; `isShown` marks those on this page.
   */
  viewed(id: string, address: string | undefined, releases: Iterable<ShownRelease>): void;
  /** Records that a release failed on this server. Counts once per page view. */
  failed(failure: Omit<ModuleFailureReport, 'kind'>): void;
  /**
   * Records a browser's report that a release failed on its page view. Counts once per visitor, only from the visitor
   * to whom the page was sent, and only for releases in that visit's set.
   */
  reported(report: ModuleFailureReport, address: string | undefined): void;
}

interface GuardOptions {
  rules: GuardRules;
  registry: Pick<ReleaseRegistry, 'sinceOf' | 'withdraw'>;
  log: Logger;
}

export function createReleaseGuard({ rules, registry, log }: GuardOptions): ReleaseGuard {
  /** In the order in which the pages were sent. */
  const views = new Map<string, PageView>();
  const visitors = createVisitorTally(rules.visitorWindow);
  const memory = Math.max(rules.window, rules.visitorWindow);

  /** Null for a release that is neither live nor a canary, so there is nothing to take out. */
  function promotionOf(module: ModuleName, version: string): string | null {
    const since = registry.sinceOf(module, version);
    return since === null ? null : `${keyOf(module, version)} ${since}`;
  }

  function forgetOld(now: number): void {
    for (const [id, view] of views) {
      if (views.size <= MOST_VIEWS && now - view.at <= memory) return;
      views.delete(id);
    }
  }

  /** Counts the page views since a time that showed a promotion, and those on which it failed. */
  function countViews(promotion: string, since: number, of: 'failed' | 'reported') {
    let all = 0;
    let failed = 0;
    for (const view of views.values()) {
      if (view.at < since || !(view.shown.has(promotion) || view[of].has(promotion))) continue;
      all += 1;
      if (view[of].has(promotion)) failed += 1;
    }
    return { failedViews: failed, views: all };
  }

  function withdraw(promotion: string, reason: WithdrawalReason): void {
    const [module, version, since] = promotion.split(' ') as [ModuleName, string, string];
    registry
      .withdraw(module, { version, since: Number(since) }, reason)
      .catch((err) => log.error({ err, module, version }, 'withdrawal could not be saved to disk'));
  }

  function judgeViews(promotion: string, reason: string): void {
    const count = countViews(promotion, Date.now() - rules.window, 'failed');
    if (count.failedViews < rules.failedViews) return;
    if (count.failedViews / count.views < rules.share) return;
    withdraw(promotion, { reason, ...count });
  }

  function judgeVisitors(promotion: string, reason: string): void {
    const { seen, failed } = visitors.count(promotion);
    if (seen < rules.visitors || failed / seen < rules.visitorShare) return;
    const count = countViews(promotion, Date.now() - rules.visitorWindow, 'reported');
    withdraw(promotion, { reason, ...count });
  }

  return {
    viewed(id, address, releases) {
      const now = Date.now();
      const network = networkOf(address);
      const promotions = new Map<string, string | null>();
      const shown = new Set<string>();
      for (const { module, version, isShown } of releases) {
        const promotion = promotionOf(module, version);
        promotions.set(keyOf(module, version), promotion);
        if (promotion === null || !isShown) continue;
        shown.add(promotion);
        visitors.seen(promotion, network);
      }
      views.set(id, {
        at: now,
        network,
        promotions,
        shown,
        failed: new Set(),
        reported: new Set(),
        heard: new Set(),
      });
      forgetOld(now);
    },
    failed({ pageView, module, version, message }) {
      const view = views.get(pageView);
      const promotion = view?.promotions.get(keyOf(module, version));
      if (!view || promotion === undefined) return;
      log.warn({ module, version, reason: message, pageView }, 'module failed on a page');
      if (promotion === null || view.failed.has(promotion)) return;
      view.failed.add(promotion);
      judgeViews(promotion, message);
    },
    reported({ pageView, module, version, kind, message }, address) {
      const view = views.get(pageView);
      const promotion = view?.promotions.get(keyOf(module, version));
      const heard = `${keyOf(module, version)} ${kind}`;
      if (!view || promotion === undefined || view.heard.has(heard)) return;
      view.heard.add(heard);
      log.warn({ module, version, kind, reason: message, pageView }, 'module failed on a page');
      // After an error in an event handler the module still works, and an error of the browser says nothing about the
      // release.
      if (
        kind === 'event' ||
        kind === 'browser' ||
        promotion === null ||
        view.reported.has(promotion)
      )
        return;
      // Ignore reports from a different network than the one that the page was sent to.
      if (networkOf(address).line !== view.network.line) return;
      view.reported.add(promotion);
      visitors.failed(promotion, view.network);
      judgeVisitors(promotion, message);
    },
  };
}
