import type ICAL from 'ical.js';
import { DAY_MS, dayOf, type WallTime } from '../wall-time.js';
import { dayRule } from './repeat-days.js';
import type { StepLimit } from './step-limit.js';

/** From one midnight to another on the clock of the wall. */
interface Days {
  from: WallTime;
  to: WallTime;
}

const LONGEST_PERIOD_DAYS = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

/**
 * When a rule repeats, on the clock of the wall. Not before the start; the start itself counts whether or not it is
 * here. The end of the rule (UNTIL) is for whoever knows its zone.
 *
 * The iterator of the library is not used: it may look for a time that does not exist without end, and leaves out some
 * that do, such as the fourth Fridays of `FREQ=MONTHLY;BYMONTH=2,6;BYDAY=4FR`.
 * @param rule as `readRule` gives it
 * @throws Error if that takes too many steps
 */
export function repeat(
  rule: ICAL.Recur,
  start: WallTime,
  [first, last]: readonly [WallTime, WallTime],
  steps: StepLimit,
): WallTime[] {
  const { count, parts } = rule;
  const isOn = dayRule(rule, start);
  const clocks = clocksOf(rule, start);
  // Days outside the window matter only to what is counted.
  const isCounted = count !== null || parts.BYSETPOS !== undefined;
  const found: WallTime[] = [];
  let number = 0;
  for (let index = count === null ? periodBefore(rule, start, first) : 0; ; index += 1) {
    const period = periodAt(rule, start, index);
    if (period.from > last) return found;
    const days = isCounted ? period : within(period, first, last);
    steps.spend(1 + Math.max(0, days.to - days.from) / DAY_MS);
    const times: WallTime[] = [];
    for (let day = days.from; day < days.to; day += DAY_MS) {
      if (isOn(day)) times.push(...clocks.map((clock) => day + clock));
    }
    steps.spend(times.length);
    for (const time of atPositions(times, parts.BYSETPOS)) {
      if (time < start) continue;
      number += 1;
      if (count !== null && number > count) return found;
      if (time >= first && time <= last) found.push(time);
    }
  }
}

/** The days of which a rule means some: a day, a week, a month, or a year. */
function periodAt({ freq, interval, wkst }: ICAL.Recur, start: WallTime, index: number): Days {
  const date = new Date(start);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const passed = index * interval;
  if (freq === 'YEARLY') {
    return { from: Date.UTC(year + passed, 0), to: Date.UTC(year + passed + 1, 0) };
  }
  if (freq === 'MONTHLY') {
    return { from: Date.UTC(year, month + passed), to: Date.UTC(year, month + passed + 1) };
  }
  const days = freq === 'WEEKLY' ? 7 : 1;
  // The library counts weekdays from 1 for Sunday.
  const intoWeek = freq === 'WEEKLY' ? (date.getUTCDay() + 1 - wkst + 7) % 7 : 0;
  const from = dayOf(start) + (passed * days - intoWeek) * DAY_MS;
  return { from, to: from + days * DAY_MS };
}

/** Number of a period that is over before an instant, or 0. A rule since long ago is not followed from its start. */
function periodBefore({ freq, interval }: ICAL.Recur, start: WallTime, first: WallTime): number {
  const longest = new Map(Object.entries(LONGEST_PERIOD_DAYS)).get(freq) ?? 1;
  return Math.max(0, Math.floor((first - start) / (longest * interval * DAY_MS)) - 1);
}

const within = ({ from, to }: Days, first: WallTime, last: WallTime): Days => ({
  from: Math.max(from, dayOf(first)),
  to: Math.min(to, dayOf(last) + DAY_MS),
});

/** At which times of a day a rule repeats, in milliseconds since midnight, earliest first. */
function clocksOf({ parts }: ICAL.Recur, start: WallTime): number[] {
  const date = new Date(start);
  const { BYHOUR = [date.getUTCHours()] } = parts;
  const { BYMINUTE = [date.getUTCMinutes()], BYSECOND = [date.getUTCSeconds()] } = parts;
  const clocks = BYHOUR.flatMap((hour) =>
    BYMINUTE.flatMap((minute) =>
      BYSECOND.map((second) => ((hour * 60 + minute) * 60 + second) * 1000),
    ),
  );
  return clocks.sort((one, other) => one - other);
}

function atPositions(times: readonly WallTime[], positions?: readonly number[]): WallTime[] {
  if (positions === undefined) return [...times];
  return times.filter(
    (_, index) => positions.includes(index + 1) || positions.includes(index - times.length),
  );
}
