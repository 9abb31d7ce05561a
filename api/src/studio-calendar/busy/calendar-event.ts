import ICAL from 'ical.js';
import type { CalendarZones } from './calendar-zones.js';
import { parseComponent, textOf } from './parse-component.js';
import { readRule } from './repeat/repeat-rule.js';
import { DAY_MS, instantOf, type Moment, wallTimeOf } from './wall-time.js';

/**
 * How long something takes, in milliseconds: on the clock of the wall, where a day may have 23 hours, or on a
 * stopwatch.
 */
export interface Length {
  ms: number;
  on: 'wall' | 'stopwatch';
}

/** What an event says about busy times. */
export interface CalendarEvent {
  /** Undefined if it has none. */
  uid: string | undefined;
  isBusy: boolean;
  /** The instance of a series that this event replaces. */
  replaces: Moment | undefined;
  /** It replaces all later instances, too. */
  isRange: boolean;
  /** Undefined for an event that is not busy: its times do not matter. */
  times: EventTimes | undefined;
}

/** When an event takes place. */
export interface EventTimes {
  start: Moment;
  length: Length;
  rules: ICAL.Recur[];
  /** More starts, some with lengths of their own. */
  added: { start: Moment; length: Length }[];
  except: Moment[];
}

const TIME_LINE = /^(?:DTSTART|DTEND|RECURRENCE-ID)[;:]/i;

/** The parser takes a 13th month for January. */
const TIME =
  /:\s*\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\s*$|T(?:[01]\d|2[0-4])[0-5]\d[0-6]\d)/i;

/**
 * Reads an event.
 * @param lines of a VEVENT
 * @throws Error if it is malformed
 */
export function readEvent(lines: readonly string[], zones: CalendarZones): CalendarEvent {
  if (lines.some((line) => TIME_LINE.test(line) && !TIME.test(line)))
    throw new Error('No such time');
  const event = parseComponent('VEVENT', lines);
  const replaced = event.getFirstProperty('recurrence-id');
  const isBusy =
    textOf(event, 'status') !== 'CANCELLED' &&
    textOf(event, 'transp') !== 'TRANSPARENT' &&
    // Outlook's own property.
    textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE';
  return {
    uid: event.getFirstPropertyValue('uid')?.toString().trim(),
    isBusy,
    replaces: replaced === null ? undefined : momentsOf(replaced, zones)[0],
    isRange: replaced?.getFirstParameter('range') !== undefined,
    times: isBusy ? timesOf(event, zones, rulesOf(lines)) : undefined,
  };
}

function timesOf(event: ICAL.Component, zones: CalendarZones, rules: ICAL.Recur[]): EventTimes {
  const starts = all(event, 'dtstart').flatMap((property) => momentsOf(property, zones));
  const [start] = starts;
  if (start === undefined || starts.length > 1) throw new Error('An event has to start once');
  const length = lengthOf(event, start, zones);
  return {
    start,
    length,
    rules,
    added: all(event, 'rdate').flatMap((property) => addedBy(property, start, length, zones)),
    except: all(event, 'exdate').flatMap((property) => momentsOf(property, zones)),
  };
}

/** From the text, because the parser makes a valid rule of an invalid one. */
const rulesOf = (lines: readonly string[]): ICAL.Recur[] =>
  lines
    .filter((line) => /^RRULE[;:]/i.test(line))
    .map((line) => readRule(line.slice(line.indexOf(':') + 1)));

function lengthOf(event: ICAL.Component, start: Moment, zones: CalendarZones): Length {
  const duration = event.getFirstPropertyValue('duration');
  const [end, ...others] = all(event, 'dtend').flatMap((property) => momentsOf(property, zones));
  if (others.length > 0) throw new Error('An event has to end once');
  const length = end === undefined ? durationOf(duration) : between(start, end);
  // A day that ends when it begins is how some write a single day.
  if (start.isDate && length.ms <= 0) return { ms: DAY_MS, on: 'wall' };
  if (!(length.ms >= 0)) throw new Error('An event ends before it starts');
  return length;
}

function between(start: Moment, end: Moment): Length {
  if (start.offsetAt === end.offsetAt) return { ms: end.wall - start.wall, on: 'wall' };
  return {
    ms: instantOf(end.wall, end.offsetAt) - instantOf(start.wall, start.offsetAt),
    on: 'stopwatch',
  };
}

function durationOf(duration: unknown): Length {
  if (!(duration instanceof ICAL.Duration)) return { ms: 0, on: 'wall' };
  const { hours, minutes, seconds } = duration;
  const ms = duration.toSeconds() * 1000;
  return { ms, on: hours + minutes + seconds === 0 ? 'wall' : 'stopwatch' };
}

function addedBy(
  property: ICAL.Property,
  start: Moment,
  length: Length,
  zones: CalendarZones,
): EventTimes['added'] {
  return property.getValues().map((value) => {
    if (!(value instanceof ICAL.Period)) {
      const moment = momentOf(value, property, zones);
      // A date means that day at the usual time.
      const wall = moment.isDate ? moment.wall + (start.wall % DAY_MS) : moment.wall;
      return { start: moment.isDate ? { ...start, wall } : moment, length };
    }
    const from = momentOf(value.start, property, zones);
    if (!(value.end instanceof ICAL.Time))
      return { start: from, length: durationOf(value.duration) };
    return { start: from, length: between(from, momentOf(value.end, property, zones)) };
  });
}

const all = (event: ICAL.Component, name: string): ICAL.Property[] => event.getAllProperties(name);

const momentsOf = (property: ICAL.Property, zones: CalendarZones): Moment[] =>
  property.getValues().map((value) => momentOf(value, property, zones));

function momentOf(time: unknown, property: ICAL.Property, zones: CalendarZones): Moment {
  if (!(time instanceof ICAL.Time)) throw new Error('An event has a time that is none');
  const wall = wallTimeOf(time);
  if (time.isDate) return { wall, isDate: true, offsetAt: zones.own };
  const tzid: string | undefined = property.getFirstParameter('tzid');
  if (time.zone === ICAL.Timezone.utcTimezone) return { wall, isDate: false, offsetAt: zones.utc };
  return { wall, isDate: false, offsetAt: tzid === undefined ? zones.own : zones.named(tzid) };
}
