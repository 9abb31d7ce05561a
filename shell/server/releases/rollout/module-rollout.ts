import type {
  ModuleName,
  ReleaseRecord,
  SiteModuleStatus,
  WithdrawnRelease,
} from '@northloop/contracts';
import type { Logger } from 'pino';
import type { Withdrawals } from '../guard/withdrawals';
import type { ReleaseMirror } from '../mirror/release-mirror';
import { type Channels, type Promotion, promotionsOf } from './channels';
import {
  createReleasePreparation,
  type PreparationOptions,
  type ReleasePreparation,
  type ReleaseReading,
} from './release-preparation';
import { StandIns } from './stand-ins';
import { ANYBODY, isInCanary, type Visitor } from './visitor';

/** The guard's observations of a failing release. */
export type WithdrawalReason = Pick<WithdrawnRelease, 'reason' | 'failedViews' | 'views'>;

export interface RolloutOptions extends PreparationOptions {
  withdrawals: Withdrawals;
  log: Logger;
}

/** One module's releases on this server: which are ready, and which of them a visitor gets. */
export class ModuleRollout {
  private readonly releases: ReleasePreparation;
  private readonly standIns: StandIns;
  private readonly mirror: ReleaseMirror;
  private readonly withdrawals: Withdrawals;
  private readonly log: Logger;
  private channels: Channels = { live: null, canary: null, previous: [] };
  /** The release that visitors get. It stays in use while the release that should be live is not ready. */
  private serving: ReleaseRecord | null = null;
  /** The last promotion that failed without another release to replace it. */
  private alone: number | null = null;

  constructor(
    private readonly module: ModuleName,
    { withdrawals, log, ...options }: RolloutOptions,
  ) {
    this.releases = createReleasePreparation(module, options);
    this.standIns = new StandIns(module, this.releases, withdrawals, log);
    this.mirror = options.mirror;
    this.withdrawals = withdrawals;
    this.log = log;
  }

  /**
   * Prepares the releases that the channels name and switches to them. If one cannot be prepared, the current one stays
   * in use.
   * @throws the first problem, after switching everything that can be switched.
   */
  async follow(next: Channels, reading: ReleaseReading): Promise<void> {
    const wanted = this.withEarlier(next);
    const standIn = this.standIns.prepare(wanted, reading);
    const results = await Promise.allSettled(
      promotionsOf(next).map(({ version }) => this.releases.prepare(version, reading)),
    );
    // A release that was taken out before a restart must not come back, so wait for a replacement first.
    if (this.isWithdrawn(next.live)) await standIn;
    await this.switchTo(wanted);
    await standIn;
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /** The release for a visitor; null if there is none yet. */
  pick({ bucket, overrides }: Visitor = ANYBODY): ReleaseRecord | null {
    const { module } = this;
    const chosen = overrides[module];
    const override = chosen === undefined ? undefined : this.releases.find(chosen);
    if (override) return override;
    const canary = this.canary();
    if (canary && isInCanary(bucket, module, canary.version, canary.percent)) {
      return this.releases.find(canary.version) ?? this.liveRecord();
    }
    return this.liveRecord();
  }

  /** Prepares a release that is likely to be promoted, so that the promotion takes effect immediately. */
  async prepareAhead(version: string, reading: ReleaseReading): Promise<void> {
    await this.releases.prepare(version, reading);
  }

  /** Prepares one release for a single browser, from any source. */
  tryOut(version: string, reading: ReleaseReading): Promise<void> {
    return this.releases.tryOut(version, reading);
  }

  /** A ready release to replace one that failed; null if there is none. */
  lastGood(failed: string): ReleaseRecord | null {
    const live = this.liveRecord();
    return live && live.version !== failed ? live : this.standIns.find(this.channels, failed);
  }

  /** The promotion that gives visitors a version now; null if there is none. */
  sinceOf(version: string): number | null {
    return promotionsOf(this.channels).find((each) => each.version === version)?.since ?? null;
  }

  /** Withdraws a promotion if another release can replace it. Otherwise it changes nothing. */
  async withdraw({ version, since }: Promotion, reason: WithdrawalReason): Promise<void> {
    const promotion = promotionsOf(this.channels).find(
      (each) => each.version === version && each.since === since,
    );
    if (!promotion || this.isWithdrawn(promotion)) return;
    const { module, log } = this;
    const instead =
      promotion === this.channels.live
        ? this.standIns.find(this.channels, version)
        : this.liveRecord();
    if (!instead || instead.version === version) {
      if (this.alone !== since) {
        log.error(
          { module, version, ...reason },
          'release is failing, and there is no other to replace it',
        );
      }
      this.alone = since;
      return;
    }
    const at = new Date().toISOString();
    await this.withdrawals.add(module, { version, since, at, ...reason });
    const using = this.liveRecord()?.version ?? null;
    log.error({ module, version, ...reason, using }, 'release taken out because it kept failing');
  }

  /** Whether there are earlier releases to go back to, but none of them is ready. */
  lacksStandIn(): boolean {
    return this.standIns.areMissing(this.channels);
  }

  hasCanary(): boolean {
    return this.canary() !== null;
  }

  /** Whether a version is ready on this server and its files are therefore needed. */
  holds(version: string): boolean {
    return this.releases.find(version) !== undefined;
  }

  status(): Omit<SiteModuleStatus, 'problem'> {
    const canary = this.canary();
    return {
      serving: this.liveRecord()?.version ?? null,
      canary: canary && { version: canary.version, percent: canary.percent },
      withdrawn: [...this.withdrawals.of(this.module)],
    };
  }

  private isWithdrawn(channel: Promotion | null): boolean {
    return channel !== null && this.withdrawals.has(this.module, channel.version, channel.since);
  }

  /** The canary, or null if there is none or it was taken out. */
  private canary(): Channels['canary'] {
    const { canary } = this.channels;
    return this.isWithdrawn(canary) ? null : canary;
  }

  private liveRecord(): ReleaseRecord | null {
    const { live } = this.channels;
    if (live === null || !this.isWithdrawn(live)) return this.serving;
    // Without another release, a faulty one with its fallbacks is better than nothing.
    return this.standIns.find(this.channels, live.version) ?? this.serving;
  }

  /**
   * Adds the release that visitors have had until now to the possible replacements, after those that the source names.
   * The source may not list it if it was live only briefly between two polls.
   */
  private withEarlier(next: Channels): Channels {
    const { serving } = this;
    const earlier = serving && next.live?.version !== serving.version ? [serving.version] : [];
    return { ...next, previous: [...new Set([...next.previous, ...earlier])] };
  }

  private async switchTo(next: Channels): Promise<void> {
    const { module, log, withdrawals } = this;
    const before = this.serving?.version;
    this.channels = next;
    for (const { version, since } of promotionsOf(next)) {
      await withdrawals
        .lift(module, version, since)
        .catch((err) => log.error({ err, module, version }, 'withdrawals could not be saved'));
    }
    const live = next.live && this.releases.find(next.live.version);
    if (!live) return;
    this.serving = live;
    if (before === live.version) return;
    log.info({ module, version: live.version }, 'release in use');
    await this.mirror.rememberCurrent(live);
  }
}
