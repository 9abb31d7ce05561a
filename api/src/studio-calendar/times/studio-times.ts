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

/** A date in the studio, worked out once. */
interface StudioDay extends Period {
  open: readonly Period[];
  slots: readonly number[];
}

const DATE_LENGTH = 'yyyy-mm-dd'.length;

const MOST_KEPT_DAYS = 2_000;

const DAY_MS = 86_400_000;
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
  private readonly days = new Map<string, StudioDay>();

  /** @param zone IANA name of the studio's time zone */
  constructor(
    private readonly settings: OpeningTimes,
    private readonly zone: string = siteConfig.timeZone,
  ) {
    this.isClosed = closedDays(settings.holidays, settings.closed);
  }

  /** The date of an instant in the studio. */
  dateOf(instant: number): string {
    const utc = new Date(instant).toISOString().slice(0, DATE_LENGTH);
    // No zone is a whole day away from UTC. Looking into known days is much quicker than asking for the zone's offset.
    const near = [utc, this.dateAfter(utc, -1), this.dateAfter(utc, 1)];
    return near.find((date) => isWithin(instant, this.dayOf(date))) ?? utc;
  }

  /** The date some days after another. */
  dateAfter(date: string, days: number): string {
    return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS)
      .toISOString()
      .slice(0, DATE_LENGTH);
  }

  /** Whether a text is a date that exists. */
  isDate(date: string): boolean {
    return DateTime.fromISO(date, { zone: 'utc' }).isValid;
  }

  /** The first instant of a date, and the first after it. */
  dayOf(date: string): Period {
    return this.day(date);
  }

  /** Last date that can be booked. */
  lastDate(now: number): string {
    return this.dateAfter(this.dateOf(now), this.settings.horizonDays);
  }

  /**
   * All times of a date at which a consultation may start, whether free or not. They are whole half hours apart, so a
   * day with a clock change has two fewer or two more if the studio is open then.
   */
  slotsOf(date: string): readonly number[] {
    return this.day(date).slots;
  }

  /** Earliest instant that can still be booked: the lead time from now, of which only open hours count. */
  earliest(now: number): number {
    let left = this.settings.leadHours * HOUR_MS;
    if (left === 0) return now;
    const today = this.dateOf(now);
    for (let day = 0; day < LONGEST_CLOSURE_DAYS; day += 1) {
      for (const { start, end } of this.day(this.dateAfter(today, day)).open) {
        const from = Math.max(start, now);
        if (end - from >= left) return from + left;
        left -= Math.max(0, end - from);
      }
    }
    return Number.POSITIVE_INFINITY;
  }

  private day(date: string): StudioDay {
    const known = this.days.get(date);
    if (known !== undefined) return known;
    // Somebody may ask for very many dates that nobody can book.
    if (this.days.size >= MOST_KEPT_DAYS) this.days.clear();
    const midnight = DateTime.fromISO(date, { zone: this.zone });
    const open = this.openPeriods(date, midnight);
    const day = {
      start: midnight.toMillis(),
      end: midnight.plus({ days: 1 }).toMillis(),
      open,
      slots: slotsWithin(open),
    };
    this.days.set(date, day);
    return day;
  }

  /** Earliest first; none if the studio is closed. */
  private openPeriods(date: string, midnight: DateTime): Period[] {
    if (this.isClosed(date)) return [];
    return this.settings.hours
      .filter(({ weekdays }) => weekdays.includes(midnight.weekday))
      .map(({ opens, closes }) => ({
        start: onClock(midnight, opens),
        end: onClock(midnight, closes),
      }))
      .filter(({ start, end }) => start < end)
      .sort((one, other) => one.start - other.start);
  }
}

function slotsWithin(open: readonly Period[]): number[] {
  const slots = open.flatMap(({ start, end }) =>
    Array.from(
      { length: Math.floor((end - start) / SLOT_MS) },
      (_, slot) => start + slot * SLOT_MS,
    ),
  );
  return [...new Set(slots)].sort((one, other) => one - other);
}

const isWithin = (instant: number, { start, end }: Period): boolean =>
  instant >= start && instant < end;

/** The instant at which the wall clock of a day shows some minutes after midnight; 24 hours are the next midnight. */
const onClock = (day: DateTime, minutes: number): number =>
  day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 }).toMillis();
