import { isDeepStrictEqual } from 'node:util';
import type {
  ModuleName,
  ReleaseRecord,
  SiteModuleStatus,
  WithdrawnRelease,
} from '@northloop/contracts';
import type { Logger } from 'pino';
import { withTimeLimit } from '../../src/federation/time-limit';
import { type Channels, wantedVersions } from './channels';
import type { ReleaseMirror } from './release-mirror';
import { ANYBODY, isInCanary, type Visitor } from './visitor';
import type { Withdrawals } from './withdrawals';

/** Where the releases of one module come from. */
export interface ReleaseReading {
  record(version: string): Promise<ReleaseRecord>;
  file(version: string, path: string): Promise<Uint8Array>;
}

/** Runs a release once, apart from the pages of visitors. @throws when it does not run as it should. */
export type WarmRelease = (record: ReleaseRecord, serverEntry: string) => Promise<void>;

/** Thrown for a release whose record is not the one of its version. */
export class ReleaseRefusedError extends Error {
  override readonly name = 'ReleaseRefusedError';
}

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
  /** Takes a release out until it is promoted again. */
  withdraw(version: string, reason: WithdrawalReason): Promise<void>;
  hasCanary(): boolean;
  /** Whether a version is ready here, so that its files are needed. */
  holds(version: string): boolean;
  status(): Omit<SiteModuleStatus, 'problem'>;
}

interface LineOptions {
  mirror: ReleaseMirror;
  serverEntry: (record: ReleaseRecord) => string;
  warm: WarmRelease;
  /** Longest that may take, in milliseconds. */
  warmLimit: number;
  withdrawals: Withdrawals;
  log: Logger;
}

const REFUSED_FOR_MS = 60_000;

const NO_CHANNELS: Channels = { live: null, canary: null, previous: [] };

export function createReleaseLine(
  module: ModuleName,
  { mirror, serverEntry, warm, warmLimit, withdrawals, log }: LineOptions,
): ReleaseLine {
  const ready = new Map<string, ReleaseRecord>();
  const preparing = new Map<string, Promise<ReleaseRecord>>();
  /** Ready versions that no channel has named yet. */
  const tried = new Set<string>();
  const refused = new Map<string, { until: number; reason: unknown }>();
  let channels = NO_CHANNELS;
  /** What visitors get while the release that is meant to be live is not ready. */
  let serving: ReleaseRecord | null = null;

  async function run(record: ReleaseRecord): Promise<void> {
    const earlier = refused.get(record.version);
    // Running it again at every look would cost too much.
    if (earlier && earlier.until > Date.now()) throw earlier.reason;
    try {
      const what = `running ${module} ${record.version}`;
      await withTimeLimit(warm(record, serverEntry(record)), warmLimit, what);
    } catch (reason) {
      refused.set(record.version, { until: Date.now() + REFUSED_FOR_MS, reason });
      throw reason;
    }
  }

  async function readRecord(version: string, reading: ReleaseReading): Promise<ReleaseRecord> {
    const record = await reading.record(version);
    if (record.version !== version) {
      throw new ReleaseRefusedError(
        `The record of ${module} ${version} says that it is ${record.version}`,
      );
    }
    return record;
  }

  /** A release that only one browser tried is no release for everybody before the source says the same of its files. */
  async function confirm(found: ReleaseRecord, reading: ReleaseReading): Promise<ReleaseRecord> {
    const record = await readRecord(found.version, reading);
    if (!isDeepStrictEqual(record.files, found.files)) {
      throw new ReleaseRefusedError(
        `${module} ${found.version} was tried here with other files; give the release another version`,
      );
    }
    tried.delete(found.version);
    return found;
  }

  async function makeReady(version: string, reading: ReleaseReading): Promise<ReleaseRecord> {
    const record = await readRecord(version, reading);
    await mirror.copy(record, (path) => reading.file(version, path));
    await run(record);
    ready.set(version, record);
    return record;
  }

  function prepare(version: string, reading: ReleaseReading): Promise<ReleaseRecord> {
    const found = ready.get(version);
    if (found) return tried.has(version) ? confirm(found, reading) : Promise.resolve(found);
    const running =
      preparing.get(version) ??
      makeReady(version, reading).finally(() => preparing.delete(version));
    preparing.set(version, running);
    return running;
  }

  const isWithdrawn = (channel: { version: string; since: number } | null): boolean =>
    channel !== null && withdrawals.has(module, channel.version, channel.since);

  /** Versions to fall back on that were not themselves taken out. */
  const stepIn = (failed: string): ReleaseRecord | null => {
    const bad = new Set(withdrawals.of(module).map(({ version }) => version));
    for (const version of channels.previous) {
      const record = ready.get(version);
      if (record && version !== failed && !bad.has(version)) return record;
    }
    return null;
  };

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
    const live = next.live && ready.get(next.live.version);
    if (!live) return;
    serving = live;
    if (before === live.version) return;
    log.info({ module, version: live.version }, 'release in use');
    await mirror.rememberCurrent(live);
  }

  return {
    async prepareAhead(version, reading) {
      await prepare(version, reading);
    },
    async tryOut(version, reading) {
      if (ready.has(version)) return;
      await prepare(version, reading);
      tried.add(version);
    },
    async follow(next, reading) {
      const wanted = wantedVersions(next);
      // A release that visitors have had until now can step in, whatever the source says of it.
      const earlier = serving && next.live?.version !== serving.version ? [serving.version] : [];
      const previous = [...new Set([...earlier, ...next.previous])];
      const results = await Promise.allSettled(wanted.map((version) => prepare(version, reading)));
      await switchTo({ ...next, previous });
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
    pick({ bucket, overrides } = ANYBODY) {
      const chosen = overrides[module];
      const override = chosen === undefined ? undefined : ready.get(chosen);
      if (override) return override;
      const { canary } = channels;
      if (
        canary &&
        !isWithdrawn(canary) &&
        isInCanary(bucket, module, canary.version, canary.percent)
      ) {
        return ready.get(canary.version) ?? liveRecord();
      }
      return liveRecord();
    },
    lastGood(failed) {
      const live = liveRecord();
      return live && live.version !== failed ? live : stepIn(failed);
    },
    async withdraw(version, reason) {
      const channel = [channels.live, channels.canary].find((each) => each?.version === version);
      if (!channel || isWithdrawn(channel)) return;
      const { since } = channel;
      const at = new Date().toISOString();
      await withdrawals.add(module, { version, since, at, ...reason });
      log.error(
        { module, version, ...reason, using: liveRecord()?.version ?? null },
        'release taken out for its failures',
      );
    },
    hasCanary: () => channels.canary !== null && !isWithdrawn(channels.canary),
    holds: (version) => ready.has(version),
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
