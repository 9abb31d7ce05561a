import type ICAL from 'ical.js';
import { DAY_MS, type WallTime } from '../wall-time.js';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Where a day is in its month or year: `[1, -31]` is the first of 31. */
type Position = readonly [fromStart: number, fromEnd: number];

/**
 * On which days a rule repeats, whatever its interval. What a rule does not say comes from its start.
 * @returns whether the rule means a day, given by its midnight
 */
export function dayRule(
  { freq, parts }: ICAL.Recur,
  start: WallTime,
): (midnight: WallTime) => boolean {
  const { BYMONTH, BYMONTHDAY, BYYEARDAY, BYDAY } = parts;
  const first = new Date(start);
  const saysDay = (BYMONTHDAY ?? BYYEARDAY ?? BYDAY) !== undefined;
  const needsDate = !saysDay && (freq === 'MONTHLY' || freq === 'YEARLY');
  const months =
    BYMONTH ?? (needsDate && freq === 'YEARLY' ? [first.getUTCMonth() + 1] : undefined);
  const monthDays = BYMONTHDAY ?? (needsDate ? [first.getUTCDate()] : undefined);
  const weekdays =
    BYDAY ?? (!saysDay && freq === 'WEEKLY' ? [WEEKDAYS[first.getUTCDay()] ?? ''] : undefined);
  const countsInYear = freq === 'YEARLY' && BYMONTH === undefined;
  const countsInMonth = freq === 'MONTHLY' || freq === 'YEARLY';
  return (midnight) => {
    const date = new Date(midnight);
    if (months !== undefined && !months.includes(date.getUTCMonth() + 1)) return false;
    if (monthDays !== undefined && !isAt(monthDays, inMonth(date))) return false;
    if (BYYEARDAY !== undefined && !isAt(BYYEARDAY, inYear(date))) return false;
    if (weekdays === undefined) return true;
    const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
    const numbers = weekdays.filter((each) => each.endsWith(weekday)).map(numberOf);
    if (numbers.includes(0)) return true;
    if (numbers.length === 0 || !countsInMonth) return numbers.length > 0;
    return isAt(numbers, weeksOf(countsInYear ? inYear(date) : inMonth(date)));
  };
}

/** 2 of `2TU`, the second Tuesday; 0 of `TU`, every Tuesday. */
const numberOf = (day: string): number => Number.parseInt(day, 10) || 0;

const isAt = (numbers: readonly number[], [fromStart, fromEnd]: Position): boolean =>
  numbers.includes(fromStart) || numbers.includes(fromEnd);

function inMonth(date: Date): Position {
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return [date.getUTCDate(), date.getUTCDate() - days - 1];
}

function inYear(date: Date): Position {
  const year = date.getUTCFullYear();
  return [
    (date.getTime() - Date.UTC(year - 1, 11, 31)) / DAY_MS,
    (date.getTime() - Date.UTC(year + 1, 0, 1)) / DAY_MS,
  ];
}

/** The how manieth of its weekday the day at a position is. */
const weeksOf = ([fromStart, fromEnd]: Position): Position => [
  Math.ceil(fromStart / 7),
  Math.floor(fromEnd / 7),
];
