import { setTimeout as delay } from 'node:timers/promises';
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Knows when the studio's own calendar is busy, if the settings name one. It reads the calendar from time to time and
 * answers from the last good copy, so no visitor waits for it. Without a copy nothing is busy.
 */
@Injectable()
export class BusyCalendar implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private copy: FetchedCalendar | undefined;
  private times: readonly Period[] = [];
  /** When the copy was worked out, in milliseconds since 1970. */
  private readAt = Number.NEGATIVE_INFINITY;
  private leftOut = 0;
  private isFailing = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'consultations'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { busyCalendar } = this.environment.consultations;
    if (busyCalendar === undefined) return;
    this.running = this.follow(busyCalendar.url, busyCalendar.pollSeconds * 1000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  /** When the studio is busy within a period, earliest first. */
  busyTimes({ start, end }: Period): Period[] {
    return this.times.filter((time) => time.start < end && time.end > start);
  }

  /** One look after another, so that an old answer never comes after a new one. */
  private async follow(url: string, pause: number): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      await this.look(url);
      await delay(pause, undefined, { signal }).catch(() => {
        // The API shuts down.
      });
    }
  }

  private async look(url: string): Promise<void> {
    try {
      const fetched = await fetchCalendar(url, this.copy, this.stop.signal);
      if (fetched !== this.copy) {
        this.read(fetched.ics);
        // Only now: what cannot be read does not replace what could.
        this.copy = fetched;
      }
      if (this.isFailing) this.logger.info('The studio’s calendar can be read again');
      this.isFailing = false;
    } catch (error) {
      this.warnOnce(error);
    }
    this.readFurther();
  }

  private warnOnce(error: unknown): void {
    if (this.stop.signal.aborted || this.isFailing) return;
    this.isFailing = true;
    this.logger.warn(
      { err: error },
      'The studio’s calendar could not be read; using the last copy until it can',
    );
  }

  /** What repeats reaches further every day, also while the calendar does not change or cannot be reached. */
  private readFurther(): void {
    const isOld = Date.now() - this.readAt >= HOUR_MS;
    if (this.copy !== undefined && isOld) this.read(this.copy.ics);
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
    this.readAt = now;
    if (leftOut > 0 && leftOut !== this.leftOut) {
      this.logger.warn({ leftOut }, 'Some events of the studio’s calendar cannot be read');
    }
    this.leftOut = leftOut;
  }
}
