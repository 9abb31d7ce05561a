import ICAL from 'ical.js';
import type { Period } from '../times/studio-times.js';
import type { EventTimes, Length } from './calendar-event.js';
import { Exceptions } from './exceptions.js';
import { repeat } from './repeat/repeat.js';
import type { StepLimit } from './repeat/step-limit.js';
import { DAY_MS, dayOf, instantOf, type Moment, type WallTime, wallTimeOf } from './wall-time.js';

/** More than any zone is away from UTC. Days off on the clock of the wall are off everywhere. */
const MARGIN_MS = 2 * DAY_MS;

/** To find out which instant it is. */
const STEPS_OF_A_MOMENT = 5;

interface Start {
  moment: Moment;
  length: Length;
}

/**
 * When an event takes place within a period, in milliseconds since 1970. What began before has its whole length.
 * @param replaced instances of a series that other events stand for
 * @throws Error if that takes too many steps
 */
export function expandEvent(
  { start, length, rules, added, except }: EventTimes,
  replaced: Exceptions | undefined,
  window: Period,
  steps: StepLimit,
): Period[] {
  const earliest = window.start - MARGIN_MS;
  const last = window.end + MARGIN_MS;
  const first = earliest - length.ms;
  const repeated = rules.flatMap((rule) => repeatUntil(rule, start, [first, last], steps));
  const starts = [
    { moment: start, length },
    ...repeated.map((wall) => ({ moment: { ...start, wall }, length })),
    ...added.map((each) => ({ moment: each.start, length: each.length })),
  ].filter(({ moment: { wall }, length: { ms } }) => wall + ms >= earliest && wall <= last);
  if (starts.length === 0) return [];
  const longest = starts.reduce((most, each) => Math.max(most, each.length.ms), 0);
  const near = except.filter(({ wall }) => wall <= last && wall + longest >= earliest);
  steps.spend((starts.length + near.length) * STEPS_OF_A_MOMENT);
  const excepted = new Exceptions(near);
  return starts
    .filter(({ moment }) => !excepted.has(moment) && replaced?.has(moment) !== true)
    .map(toPeriod)
    .filter((period) => period.start < window.end && period.end > window.start);
}

function repeatUntil(
  rule: ICAL.Recur,
  start: Moment,
  window: readonly [WallTime, WallTime],
  steps: StepLimit,
): WallTime[] {
  const { until } = rule;
  const walls = repeat(rule, start.wall, window, steps);
  if (until === null) return walls;
  const end = wallTimeOf(until);
  if (until.isDate) return walls.filter((wall) => dayOf(wall) <= end);
  // Some writers end whole days at midnight in UTC.
  const isInstant =
    until.zone === ICAL.Timezone.utcTimezone && !(start.isDate && end === dayOf(end));
  return walls.filter((wall) => (isInstant ? instantOf(wall, start.offsetAt) : wall) <= end);
}

function toPeriod({ moment, length }: Start): Period {
  const start = instantOf(moment.wall, moment.offsetAt);
  const end =
    length.on === 'wall' ? instantOf(moment.wall + length.ms, moment.offsetAt) : start + length.ms;
  // Clocks may go back in between.
  return { start, end: end > start ? end : start + length.ms };
}
