import ICAL from 'ical.js';
import { parseComponent } from './parse-component.js';
import { repeat } from './repeat/repeat.js';
import { readRule } from './repeat/repeat-rule.js';
import type { StepLimit } from './repeat/step-limit.js';
import { DAY_MS, type OffsetAt, type WallTime, wallTimeOf } from './wall-time.js';

/** A change of clocks. Offsets from UTC are in milliseconds. */
interface Change {
  at: number;
  before: number;
  after: number;
}

/** Zones with the whole history of a place have some hundred. */
const MOST_LINES = 3000;

/** Earlier changes of a rule since 1601 move no time that still matters. */
const WORKED_OUT_MS = 20 * 366 * DAY_MS;

const MOST_CHANGES = 2000;

/**
 * Reads the rules of a time zone from a calendar.
 * @param lines of a VTIMEZONE
 * @param last changes of clocks are known until this year
 * @throws Error if they are malformed
 */
export function readFileZone(lines: readonly string[], last: number, steps: StepLimit): OffsetAt {
  if (lines.length > MOST_LINES) throw new Error('The rules of a time zone are too long');
  const changes = parseComponent('VTIMEZONE', lines)
    .getAllSubcomponents()
    .flatMap((period) => changesOf(period, Date.UTC(last + 1, 0), steps))
    .sort((one, other) => one.at - other.at);
  const [earliest] = changes;
  if (earliest === undefined) throw new Error('A time zone has no rules');
  if (changes.length > MOST_CHANGES) throw new Error('The clocks of a time zone change too often');
  return (instant) => changes.findLast(({ at }) => at <= instant)?.after ?? earliest.before;
}

/** The changes to standard or to daylight time. */
function changesOf(period: ICAL.Component, last: WallTime, steps: StepLimit): Change[] {
  const before = offsetOf(period, 'tzoffsetfrom');
  const after = offsetOf(period, 'tzoffsetto');
  const dates = period.getAllProperties('rdate').flatMap((property) => property.getValues());
  const [start, ...added] = [period.getFirstPropertyValue('dtstart'), ...dates].map((time) => {
    if (!(time instanceof ICAL.Time)) throw new Error('A change of clocks has no time');
    return wallTimeOf(time);
  });
  if (start === undefined) return [];
  const rules = period.getAllProperties('rrule').map((property) => {
    const rule = readRule(String(property.getFirstValue()));
    if (rule.freq !== 'YEARLY') throw new Error('Clocks do not change that often');
    return rule;
  });
  const repeated = rules.flatMap((rule) => {
    // Given in UTC, or by some writers on the clock of the wall.
    const isUtc = rule.until?.zone === ICAL.Timezone.utcTimezone;
    const end = rule.until === null ? last : wallTimeOf(rule.until) + (isUtc ? before : 0);
    return repeat(rule, start, [last - WORKED_OUT_MS, Math.min(last, end)], steps);
  });
  return [...new Set([start, ...added, ...repeated])].map((wall) => ({
    at: wall - before,
    before,
    after,
  }));
}

function offsetOf(period: ICAL.Component, name: string): number {
  const offset = period.getFirstPropertyValue(name);
  if (!(offset instanceof ICAL.UtcOffset)) throw new Error('A time zone has no offset from UTC');
  return offset.toSeconds() * 1000;
}
