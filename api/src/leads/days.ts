import { CONSULTATION_DATE_PATTERN } from '@northloop/contracts';
import type { StudioTimes } from '../studio-calendar/times/studio-times.js';

/** Most days that one command changes. */
const MOST_DAYS = 366;

/** Reads dates and counts days in the studio's time zone. */
type Dates = Pick<StudioTimes, 'isDate' | 'dateAfter'>;

/**
 * All days from one date to another, or one day.
 * @throws Error with a message for the user for a date that does not exist, an end before the start, or too many days
 */
export function readDays(dates: Dates, first: string, last: string = first): string[] {
  for (const date of [first, last]) {
    if (!exists(dates, date)) {
      throw new Error(`${date} is no date. Write dates as year-month-day, such as 2026-12-24.`);
    }
  }
  if (last < first) {
    throw new Error(`${last} is before ${first}. Give the first day first.`);
  }
  const days: string[] = [];
  for (let day = first; day <= last; day = dates.dateAfter(day, 1)) {
    if (days.length === MOST_DAYS) {
      throw new Error(`These are more than ${MOST_DAYS} days. Give an earlier last day.`);
    }
    days.push(day);
  }
  return days;
}

/** The years 0000 and 9999 are left out: databases know no year 0, and the day after the last has five digits. */
const exists = (dates: Dates, date: string): boolean =>
  CONSULTATION_DATE_PATTERN.test(date) && !/^(0000|9999)/.test(date) && dates.isDate(date);

/** Days as ranges, a line each, such as `2026-12-24 to 2026-12-26`. @param days in order */
export function toRanges(dates: Dates, days: readonly string[]): string[] {
  const ranges: { first: string; last: string }[] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    if (range !== undefined && dates.dateAfter(range.last, 1) === day) range.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges.map(({ first, last }) => rangeInWords(first, last));
}

export const rangeInWords = (first: string, last: string): string =>
  first === last ? first : `${first} to ${last}`;
