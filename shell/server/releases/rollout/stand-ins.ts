import type { ModuleName, ReleaseRecord } from '@northloop/contracts';
import type { Logger } from 'pino';
import type { Withdrawals } from '../guard/withdrawals';
import type { Channels } from './channels';
import type { ReleasePreparation, ReleaseReading } from './release-preparation';

/** Number of earlier releases to consider as replacements. */
const MOST_STAND_INS = 5;

/** Earlier releases of a module that can replace one that fails. */
export class StandIns {
  constructor(
    private readonly module: ModuleName,
    private readonly releases: ReleasePreparation,
    private readonly withdrawals: Withdrawals,
    private readonly log: Logger,
  ) {}

  /** Versions to fall back on, latest first, without those that were taken out when they were last live. */
  versions({ previous }: Channels, failed: string | undefined): string[] {
    const bad = new Set(this.withdrawals.of(this.module).map(({ version }) => version));
    return previous.filter((version) => version !== failed && !bad.has(version));
  }

  /** The latest of these versions that is ready; null if none is. */
  find(channels: Channels, failed: string | undefined): ReleaseRecord | null {
    for (const version of this.versions(channels, failed)) {
      const record = this.releases.find(version);
      if (record) return record;
    }
    return null;
  }

  /** Prepares the latest of these versions that works, as a replacement for the live release. */
  async prepare(channels: Channels, reading: ReleaseReading): Promise<void> {
    for (const version of this.versions(channels, channels.live?.version).slice(
      0,
      MOST_STAND_INS,
    )) {
      try {
        await this.releases.prepare(version, reading);
        return;
      } catch (err) {
        const { module } = this;
        this.log.debug({ err, module, version }, 'earlier release cannot be used as a replacement');
      }
    }
  }

  /** Whether there are versions to fall back on, but none of them is ready. */
  areMissing(channels: Channels): boolean {
    const live = channels.live?.version;
    return this.versions(channels, live).length > 0 && this.find(channels, live) === null;
  }
}
