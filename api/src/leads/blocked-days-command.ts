import type { ConsultationsRepository } from '../consultations/consultations.repository.js';
import type { StudioTimes } from '../studio-calendar/times/studio-times.js';
import { timeOf, visitorOf } from './booking-text.js';
import type { BookingsRepository } from './bookings.repository.js';
import { readDays, toRanges } from './days.js';

/** The agency's commands for days on which it takes no consultations. */
export class BlockedDaysCommand {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly consultations: ConsultationsRepository,
    private readonly times: StudioTimes,
  ) {}

  /**
   * Takes no consultations on some days. Those that are booked stand, and are listed.
   * @throws Error with a message for the user if the days are over or do not exist
   */
  async block(first: string, last?: string): Promise<string> {
    const days = readDays(this.times, first, last);
    const today = this.times.dateOf(Date.now());
    if (days.every((day) => day < today)) {
      throw new Error(`${this.range(days)} is over. Give days from ${today} on.`);
    }
    await this.consultations.transaction(async (transaction) => {
      // Whoever is booking such a day right now is waited for, so that the list below has all of them.
      await this.consultations.lockDates(transaction, days);
      await this.bookings.block(transaction, days);
    });
    return `No consultations can be booked on ${this.range(days)}.\n${await this.standing(days)}`;
  }

  /** @throws Error with a message for the user if the days do not exist */
  async unblock(first: string, last?: string): Promise<string> {
    const days = readDays(this.times, first, last);
    const count = await this.bookings.unblock(first, last ?? first);
    if (count === 0) return `No day was blocked: ${this.range(days)}.\n`;
    return `${count} day(s) are no longer blocked. Consultations can be booked when the studio is open.\n`;
  }

  /** The blocked days from today on, as ranges. */
  async list(): Promise<string> {
    const days = await this.bookings.blockedFrom(this.times.dateOf(Date.now()));
    if (days.length === 0) return 'No days are blocked.\n';
    return `${toRanges(this.times, days).join('\n')}\n`;
  }

  private async standing(days: readonly string[]): Promise<string> {
    const upcoming = await this.consultations.upcoming(new Date());
    const standing = upcoming.filter(({ startsAt }) =>
      days.includes(this.times.dateOf(startsAt.getTime())),
    );
    if (standing.length === 0) return '';
    const lines = standing.map(
      (stored) =>
        `  ${timeOf(stored)}  ${visitorOf(stored)}\n    pnpm leads bookings cancel ${stored.id}\n`,
    );
    return `These are booked already and stand, unless you cancel them:\n${lines.join('')}`;
  }

  private readonly range = (days: readonly string[]): string =>
    toRanges(this.times, days).join(', ');
}
