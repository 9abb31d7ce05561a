import type { SlotClock } from './slot-clock';

/** A day with its free times, earliest first. */
export interface SlotDay {
  /** As `2026-12-08`, in the zone of the clock. */
  readonly date: string;
  readonly slots: readonly string[];
}

const DAY_MS = 86_400_000;

/** Monday to Friday, as numbers of `Date.getUTCDay()`. */
const WORKING_DAYS = [1, 2, 3, 4, 5];

const MONDAY = 1;
const DAYS_IN_WEEK = 7;

/** The days on which there are free times. A day abroad is not a day in the studio. */
export function slotDays(slots: readonly string[], clock: SlotClock): SlotDay[] {
  const byDate = new Map<string, string[]>();
  for (const slot of slots) {
    const date = clock.date(slot);
    const day = byDate.get(date);
    if (day === undefined) byDate.set(date, [slot]);
    else day.push(slot);
  }
  return [...byDate].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/**
 * Whole weeks from Monday on that contain all days, as dates. They leave out the weekend unless there are free times on
 * it.
 */
export function weeksOf(days: readonly SlotDay[]): string[][] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const shown = new Set([...WORKING_DAYS, ...days.map(({ date }) => weekdayOf(date))]);
  const start =
    toTime(first.date) - ((weekdayOf(first.date) - MONDAY + DAYS_IN_WEEK) % DAYS_IN_WEEK) * DAY_MS;
  const weeks: string[][] = [];
  for (let monday = start; monday <= toTime(last.date); monday += DAYS_IN_WEEK * DAY_MS) {
    const week = Array.from({ length: DAYS_IN_WEEK }, (_, day) => toDate(monday + day * DAY_MS));
    weeks.push(week.filter((date) => shown.has(weekdayOf(date))));
  }
  return weeks;
}

/** Day of the week of a date: 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(toTime(date)).getUTCDay();

/** A date in words, such as `Tue` for its column or `Tuesday, December 8` for a screen reader. */
export const dateInWords = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(toTime(date));

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const toDate = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
