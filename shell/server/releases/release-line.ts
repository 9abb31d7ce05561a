import type {
  ModuleName,
  ReleaseRecord,
  SiteModuleStatus,
  WithdrawnRelease,
} from '@northloop/contracts';
import type { Logger } from 'pino';
import { type Channels, type Promotion, promotionsOf } from './channels';
import {
  createReleasePreparation,
  type PreparationOptions,
  type ReleaseReading,
} from './release-preparation';
import { ANYBODY, isInCanary, type Visitor } from './visitor';
import type { Withdrawals } from './withdrawals';

/** What the guard saw of a release. */
export type WithdrawalReason = Pick<WithdrawnRelease, 'reason' | 'failedViews' | 'views'>;

/** One module's releases on this server: those that are ready, and which of them a visitor gets. */
export interface ReleaseLine {
  /**
   * Makes ready what the channels name and switches to it. What cannot be made ready leaves what is served as it is.
   * @throws the first problem, after everything that could be switched was.
   */
  follow(channels: Channels, reading: ReleaseReading): Promise<void>;
  /** The release for a visitor; null while there is none. */
  pick(visitor?: Visitor): ReleaseRecord | null;
  /** Makes a release ready that is likely to be promoted, so that promoting it takes no time. */
  prepareAhead(version: string, reading: ReleaseReading): Promise<void>;
  /** Makes one release ready for a single browser, from anywhere. */
  tryOut(version: string, reading: ReleaseReading): Promise<void>;
  /** A ready release to step in for one that failed; null where there is none. */
  lastGood(failed: string): ReleaseRecord | null;
  /** Which promotion gives visitors a version now; null when none does. */
  sinceOf(version: string): number | null;
  /** Takes a promotion out, where another release can step in. Where none can, nothing is decided. */
  withdraw(promotion: Promotion, reason: WithdrawalReason): Promise<void>;
  /** Whether there is something to go back to, and none of it is ready. */
  lacksStandIn(): boolean;
  hasCanary(): boolean;
  /** Whether a version is ready here, so that its files are needed. */
  holds(version: string): boolean;
  status(): Omit<SiteModuleStatus, 'problem'>;
}

interface LineOptions extends PreparationOptions {
  withdrawals: Withdrawals;
  log: Logger;
}

/** How far back a release to step in is looked for. */
const MOST_STAND_INS = 5;

const NO_CHANNELS: Channels = { live: null, canary: null, previous: [] };

export function createReleaseLine(
  module: ModuleName,
  { withdrawals, log, ...options }: LineOptions,
): ReleaseLine {
  const releases = createReleasePreparation(module, options);
  let channels = NO_CHANNELS;
  /** What visitors get while the release that is meant to be live is not ready. */
  let serving: ReleaseRecord | null = null;
  /** The promotion that failed last without another release to step in. */
  let alone: number | null = null;

  const isWithdrawn = (channel: Promotion | null): boolean =>
    channel !== null && withdrawals.has(module, channel.version, channel.since);

  /** Versions to fall back on that were not themselves taken out when they were live last. */
  const standIns = ({ previous }: Channels, failed: string | undefined): string[] => {
    const bad = new Set(withdrawals.of(module).map(({ version }) => version));
    return previous.filter((version) => version !== failed && !bad.has(version));
  };

  const stepIn = (failed: string | undefined): ReleaseRecord | null => {
    for (const version of standIns(channels, failed)) {
      const record = releases.find(version);
      if (record) return record;
    }
    return null;
  };

  /** Makes ready what would step in for the live release: the latest before it that can be made ready. */
  async function prepareStandIn(next: Channels, reading: ReleaseReading): Promise<void> {
    for (const version of standIns(next, next.live?.version).slice(0, MOST_STAND_INS)) {
      try {
        await releases.prepare(version, reading);
        return;
      } catch (err) {
        log.debug({ err, module, version }, 'an earlier release cannot step in');
      }
    }
  }

  const liveRecord = (): ReleaseRecord | null => {
    if (channels.live && isWithdrawn(channels.live)) {
      // Without another release, a faulty one with its fallbacks is more than an empty place.
      return stepIn(channels.live.version) ?? serving;
    }
    return serving;
  };

  async function switchTo(next: Channels): Promise<void> {
    const before = serving?.version;
    channels = next;
    for (const { version, since } of promotionsOf(next)) {
      await withdrawals
        .lift(module, version, since)
        .catch((err) => log.error({ err, module, version }, 'withdrawals could not be kept'));
    }
    const live = next.live && releases.find(next.live.version);
    if (!live) return;
    serving = live;
    if (before === live.version) return;
    log.info({ module, version: live.version }, 'release in use');
    await options.mirror.rememberCurrent(live);
  }

  return {
    async prepareAhead(version, reading) {
      await releases.prepare(version, reading);
    },
    tryOut: releases.tryOut,
    async follow(next, reading) {
      // A release that visitors have had until now can step in too, after those that the source names: it may have been
      // live for a moment only, between two good ones.
      const earlier = serving && next.live?.version !== serving.version ? [serving.version] : [];
      const previous = [...new Set([...next.previous, ...earlier])];
      const wanted = { ...next, previous };
      const standIn = prepareStandIn(wanted, reading);
      const results = await Promise.allSettled(
        promotionsOf(next).map(({ version }) => releases.prepare(version, reading)),
      );
      // Taken out before a restart, a release must not come back until another one is ready.
      if (isWithdrawn(next.live)) await standIn;
      await switchTo(wanted);
      await standIn;
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
    pick({ bucket, overrides } = ANYBODY) {
      const chosen = overrides[module];
      const override = chosen === undefined ? undefined : releases.find(chosen);
      if (override) return override;
      const { canary } = channels;
      if (
        canary &&
        !isWithdrawn(canary) &&
        isInCanary(bucket, module, canary.version, canary.percent)
      ) {
        return releases.find(canary.version) ?? liveRecord();
      }
      return liveRecord();
    },
    lastGood(failed) {
      const live = liveRecord();
      return live && live.version !== failed ? live : stepIn(failed);
    },
    sinceOf: (version) =>
      promotionsOf(channels).find((each) => each.version === version)?.since ?? null,
    async withdraw({ version, since }, reason) {
      const promotion = promotionsOf(channels).find(
        (each) => each.version === version && each.since === since,
      );
      if (!promotion || isWithdrawn(promotion)) return;
      const instead = promotion === channels.live ? stepIn(version) : liveRecord();
      if (!instead || instead.version === version) {
        if (alone !== since) {
          log.error({ module, version, ...reason }, 'release fails, and none can step in for it');
        }
        alone = since;
        return;
      }
      const at = new Date().toISOString();
      await withdrawals.add(module, { version, since, at, ...reason });
      log.error(
        { module, version, ...reason, using: liveRecord()?.version ?? null },
        'release taken out for its failures',
      );
    },
    lacksStandIn: () =>
      standIns(channels, channels.live?.version).length > 0 &&
      stepIn(channels.live?.version) === null,
    hasCanary: () => channels.canary !== null && !isWithdrawn(channels.canary),
    holds: (version) => releases.find(version) !== undefined,
    status: () => ({
      serving: liveRecord()?.version ?? null,
      canary:
        channels.canary && !isWithdrawn(channels.canary)
          ? { version: channels.canary.version, percent: channels.canary.percent }
          : null,
      withdrawn: [...withdrawals.of(module)],
    }),
  };
}
