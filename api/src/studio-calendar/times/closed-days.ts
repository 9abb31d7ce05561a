import Holidays from 'date-holidays';
import type { ClosedDays } from '../../config/consultation-settings.js';

const YEAR_LENGTH = 4;

/**
 * Says of a date (`2026-12-25`) whether the studio is closed: on public holidays of its country and state, with the
 * days that stand in for those on a weekend, and on the days that the settings name.
 */
export function closedDays(
  region: string | undefined,
  closed: readonly ClosedDays[],
): (date: string) => boolean {
  const isHoliday = region === undefined ? () => false : holidaysOf(region);
  return (date) => isHoliday(date) || closed.some((days) => includes(days, date));
}

/** Holidays come from `date-holidays`, a year at a time. */
function holidaysOf(region: string): (date: string) => boolean {
  const [country = '', state] = region.split('-');
  const holidays = state === undefined ? new Holidays(country) : new Holidays(country, state);
  const byYear = new Map<string, ReadonlySet<string>>();
  return (date) => {
    const year = date.slice(0, YEAR_LENGTH);
    const known = byYear.get(year) ?? publicHolidays(holidays, Number(year));
    byYear.set(year, known);
    return known.has(date);
  };
}

const publicHolidays = (holidays: Holidays, year: number): ReadonlySet<string> =>
  new Set(
    holidays
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 'yyyy-mm-dd'.length)),
  );

/** Days without a year (`12-24`) come back every year, and may go over its end. */
function includes({ first, last }: ClosedDays, date: string): boolean {
  const inYear = (day: string) => (day.length === date.length ? date : date.slice(YEAR_LENGTH + 1));
  const isAfterFirst = inYear(first) >= first;
  const isBeforeLast = inYear(last) <= last;
  return first <= last ? isAfterFirst && isBeforeLast : isAfterFirst || isBeforeLast;
}
