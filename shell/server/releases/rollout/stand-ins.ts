import type { ModuleName, ReleaseRecord } from '@northloop/contracts';
import type { Logger } from 'pino';
import type { Withdrawals } from '../guard/withdrawals';
import type { Channels } from './channels';
import type { ReleasePreparation, ReleaseReading } from './release-preparation';

/** How far back a release to step in is looked for. */
const MOST_STAND_INS = 5;

/** Earlier releases of a module that can step in for one that fails. */
export class StandIns {
  constructor(
    private readonly module: ModuleName,
    private readonly releases: ReleasePreparation,
    private readonly withdrawals: Withdrawals,
    private readonly log: Logger,
  ) {}

  /** Versions to fall back on that were not themselves taken out when they were live last, the latest first. */
  versions({ previous }: Channels, failed: string | undefined): string[] {
    const bad = new Set(this.withdrawals.of(this.module).map(({ version }) => version));
    return previous.filter((version) => version !== failed && !bad.has(version));
  }

  /** The latest of them that is ready; null where none is. */
  find(channels: Channels, failed: string | undefined): ReleaseRecord | null {
    for (const version of this.versions(channels, failed)) {
      const record = this.releases.find(version);
      if (record) return record;
    }
    return null;
  }

  /** Makes the latest of them ready that can be, to step in for the live release. */
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

  /** Whether there is something to go back to, and none of it is ready. */
  areMissing(channels: Channels): boolean {
    const live = channels.live?.version;
    return this.versions(channels, live).length > 0 && this.find(channels, live) === null;
  }
}
