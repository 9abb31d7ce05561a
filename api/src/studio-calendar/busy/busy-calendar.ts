import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { siteConfig } from '@northloop/contracts';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { LOGGER, type Logger } from '../../logging/logger.js';
import type { Period } from '../times/studio-times.js';
import { type FetchedCalendar, fetchCalendar } from './fetch-calendar.js';
import { readBusyTimes } from './read-busy-times.js';

const DAY_MS = 86_400_000;

/**
 * Knows when the studio's own calendar is busy, if the settings name one. It reads the calendar from time to time and
 * answers from the last good copy, so no visitor waits for it. Without a copy nothing is busy.
 */
@Injectable()
export class BusyCalendar implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private copy: FetchedCalendar | undefined;
  private times: readonly Period[] = [];
  private isFailing = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'consultations'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { busyCalendar } = this.environment.consultations;
    if (busyCalendar === undefined) return;
    const look = () => {
      this.running = this.look(busyCalendar.url);
    };
    this.timer = setInterval(look, busyCalendar.pollSeconds * 1000);
    look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    await this.running;
  }

  /** When the studio is busy within a period, earliest first. */
  busyTimes({ start, end }: Period): Period[] {
    return this.times.filter((time) => time.start < end && time.end > start);
  }

  private async look(url: string): Promise<void> {
    try {
      this.copy = await fetchCalendar(url, this.copy, this.stop.signal);
      // Also for a copy that has not changed: what repeats reaches further every day.
      this.read(this.copy.ics);
      if (this.isFailing) this.logger.info('The studio’s calendar can be read again');
      this.isFailing = false;
    } catch (error) {
      if (this.stop.signal.aborted || this.isFailing) return;
      this.isFailing = true;
      this.logger.warn(
        { err: error },
        'The studio’s calendar could not be read; using the last copy until it can',
      );
    }
  }

  private read(ics: string): void {
    const now = Date.now();
    const end = now + (this.environment.consultations.horizonDays + 2) * DAY_MS;
    const { times, leftOut } = readBusyTimes(
      ics,
      new Date(now - DAY_MS),
      new Date(end),
      siteConfig.timeZone,
    );
    this.times = times;
    if (leftOut > 0) {
      this.logger.warn(
        { leftOut },
        'Some events of the studio’s calendar repeat too often to read',
      );
    }
  }
}
