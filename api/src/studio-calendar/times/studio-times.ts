import { CONSULTATION_MINUTES, siteConfig } from '@northloop/contracts';
import { DateTime } from 'luxon';
import type { ConsultationSettings } from '../../config/consultation-settings.js';
import { closedDays } from './closed-days.js';

/** From one instant to another, both in milliseconds since 1970. */
export interface Period {
  start: number;
  end: number;
}

type OpeningTimes = Pick<
  ConsultationSettings,
  'hours' | 'holidays' | 'closed' | 'leadHours' | 'horizonDays'
>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Length of a consultation, in milliseconds. */
export const SLOT_MS = CONSULTATION_MINUTES * MINUTE_MS;

/** Days that are searched for the end of the lead time: a studio that opens less often takes no bookings. */
const LONGEST_CLOSURE_DAYS = 400;

/**
 * When the studio is open, and which times that gives. Dates (`2026-12-01`) and hours count in its time zone; clock
 * changes come from the `luxon` library. Bookings are another matter.
 */
export class StudioTimes {
  private readonly isClosed: (date: string) => boolean;
  private readonly slotsByDate = new Map<string, readonly number[]>();

  /** @param zone IANA name of the studio's time zone */
  constructor(
    private readonly settings: OpeningTimes,
    private readonly zone: string = siteConfig.timeZone,
  ) {
    this.isClosed = closedDays(settings.holidays, settings.closed);
  }

  /** The date of an instant in the studio. */
  dateOf(instant: number): string {
    return DateTime.fromMillis(instant, { zone: this.zone }).toFormat('yyyy-MM-dd');
  }

  /** The date some days after another. */
  dateAfter(date: string, days: number): string {
    return DateTime.fromISO(date, { zone: this.zone }).plus({ days }).toFormat('yyyy-MM-dd');
  }

  /** Whether a text is a date that exists. */
  isDate(date: string): boolean {
    return DateTime.fromISO(date, { zone: this.zone }).isValid;
  }

  /** The first and the last instant of a date. */
  dayOf(date: string): Period {
    const day = DateTime.fromISO(date, { zone: this.zone });
    return { start: day.toMillis(), end: day.plus({ days: 1 }).toMillis() };
  }

  /** Last date that can be booked. */
  lastDate(now: number): string {
    return this.dateAfter(this.dateOf(now), this.settings.horizonDays);
  }

  /** When the studio is open on a date; empty if it is closed. Earliest first. */
  openPeriods(date: string): Period[] {
    if (this.isClosed(date)) return [];
    const day = DateTime.fromISO(date, { zone: this.zone });
    return this.settings.hours
      .filter(({ weekdays }) => weekdays.includes(day.weekday))
      .map(({ opens, closes }) => ({ start: onClock(day, opens), end: onClock(day, closes) }))
      .filter(({ start, end }) => start < end)
      .sort((one, other) => one.start - other.start);
  }

  /**
   * All times of a date at which a consultation may start, whether free or not. They are whole half hours apart, so a
   * day with a clock change has two fewer or two more if the studio is open then.
   */
  slotsOf(date: string): readonly number[] {
    const known = this.slotsByDate.get(date);
    if (known !== undefined) return known;
    const slots = this.openPeriods(date).flatMap(({ start, end }) =>
      Array.from(
        { length: Math.floor((end - start) / SLOT_MS) },
        (_, slot) => start + slot * SLOT_MS,
      ),
    );
    const distinct = [...new Set(slots)].sort((one, other) => one - other);
    this.slotsByDate.set(date, distinct);
    return distinct;
  }

  /** Earliest instant that can still be booked: the lead time from now, of which only open hours count. */
  earliest(now: number): number {
    let left = this.settings.leadHours * HOUR_MS;
    if (left === 0) return now;
    const today = this.dateOf(now);
    for (let day = 0; day < LONGEST_CLOSURE_DAYS; day += 1) {
      for (const { start, end } of this.openPeriods(this.dateAfter(today, day))) {
        const from = Math.max(start, now);
        if (end - from >= left) return from + left;
        left -= Math.max(0, end - from);
      }
    }
    return Number.POSITIVE_INFINITY;
  }
}

/** The instant at which the wall clock of a day shows some minutes after midnight; 24 hours are the next midnight. */
const onClock = (day: DateTime, minutes: number): number =>
  day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 }).toMillis();
