import type { ModuleFailureReport, ModuleName } from '@northloop/contracts';
import type { Logger } from 'pino';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { WithdrawalReason } from '../rollout/module-rollout';
import { networkOf, type VisitorNetwork } from './visitor-network';
import { createVisitorTally } from './visitor-tally';

/** When a release is taken out. What the server sees by itself is true; what browsers report can be made up. */
export interface GuardRules {
  /** Page views on which this server must have seen it fail. */
  failedViews: number;
  /** Share of its page views, 0 to 1, that this must be. */
  share: number;
  /** How far back page views count, in milliseconds. */
  window: number;
  /** Visitors that it must have been shown to before reports of browsers take it out. */
  visitors: number;
  /** Share of them, 0 to 1, that must have reported a failure. */
  visitorShare: number;
  /** How far back visitors count, in milliseconds. */
  visitorWindow: number;
}

/** Page views that are remembered at most; the oldest are forgotten first. */
const MOST_VIEWS = 20_000;

interface PageView {
  at: number;
  network: VisitorNetwork;
  /** Promotions that the visit is made of, by release; null for one that is neither live nor a canary. */
  promotions: ReadonlyMap<string, string | null>;
  /** Promotions that were on the page. */
  shown: ReadonlySet<string>;
  /** Promotions that failed here. */
  failed: Set<string>;
  /** Promotions that the browser said have failed. */
  reported: Set<string>;
  /** What the browser has said, as `module version kind`: said again it is no news. */
  heard: Set<string>;
}

const keyOf = (module: ModuleName, version: string): string => `${module} ${version}`;

/** A release in the set of a visit. */
export interface ShownRelease {
  module: ModuleName;
  version: string;
  isShown: boolean;
}

/** Counts for whom a release failed, and takes it out when they are too many. Each promotion is judged by itself. */
export interface ReleaseGuard {
  /**
   * A page is sent.
   * @param id unguessable; whoever reports a failure has to name it.
   * @param address whom it is sent to.
   * @param releases the visit's set, of which `isShown` is on this page.
   */
  viewed(id: string, address: string | undefined, releases: Iterable<ShownRelease>): void;
  /** This server saw a release fail on a page view. Counts once a view. */
  failed(failure: Omit<ModuleFailureReport, 'kind'>): void;
  /**
   * A browser says that a release failed on its page view. Counts once a visitor, who must be the one that the page was
   * sent to, and only for what that visit is made of.
   */
  reported(report: ModuleFailureReport, address: string | undefined): void;
}

interface GuardOptions {
  rules: GuardRules;
  registry: Pick<ReleaseRegistry, 'sinceOf' | 'withdraw'>;
  log: Logger;
}

export function createReleaseGuard({ rules, registry, log }: GuardOptions): ReleaseGuard {
  /** In the order they were sent. */
  const views = new Map<string, PageView>();
  const visitors = createVisitorTally(rules.visitorWindow);
  const memory = Math.max(rules.window, rules.visitorWindow);

  /** Null for a release that is neither live nor a canary: there is nothing to take out. */
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

  /** On how many page views since a time a promotion was shown, and on how many of them it failed. */
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
      // An error in a handler leaves the module standing, and a browser's own tells nothing of the release.
      if (
        kind === 'event' ||
        kind === 'browser' ||
        promotion === null ||
        view.reported.has(promotion)
      )
        return;
      // Whoever had somebody else fetch the page for him is not that visitor.
      if (networkOf(address).line !== view.network.line) return;
      view.reported.add(promotion);
      visitors.failed(promotion, view.network);
      judgeVisitors(promotion, message);
    },
  };
}
