import { OWN_EVENT_DOMAIN } from '../own-events.js';
import type { Period } from '../times/studio-times.js';
import { cutCalendar } from './calendar-blocks.js';
import { type CalendarEvent, readEvent } from './calendar-event.js';
import { CalendarZones } from './calendar-zones.js';
import { Exceptions } from './exceptions.js';
import { expandEvent } from './expand-event.js';
import { StepLimit } from './repeat/step-limit.js';

/** What a calendar says. */
export interface BusyTimes {
  /** Earliest first and without overlaps. */
  times: Period[];
  /** Number of events that are malformed, or repeat in a way that cannot be worked out. */
  leftOut: number;
}

/** A daily event that is counted since 1995 takes 12,000. */
const STEPS_OF_AN_EVENT = 100_000;

/** About a second. */
const STEPS_OF_ALL = 1_000_000;

/**
 * The times at which a calendar is busy. Events that are cancelled or shown as free do not count. All-day events and
 * times without a zone count in the studio's zone. An event that cannot be read is left out, and no other with it.
 * @param ics iCalendar text
 * @param zone IANA name of the studio's zone
 * @throws Error if it is no calendar, or only the beginning of one
 */
export function readBusyTimes(ics: string, from: Date, to: Date, zone: string): BusyTimes {
  const blocks = cutCalendar(ics);
  const zones = new CalendarZones(blocks.zones, zone, to.getUTCFullYear() + 1);
  let leftOut = blocks.broken;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      leftOut += 1;
      return undefined;
    }
  };
  const events = blocks.events
    // Our own bookings count by themselves. A cancelled one may stay in a calendar for a while.
    .filter((lines) => !isOwn(lines))
    .flatMap((lines) => attempt(() => readEvent(lines, zones)) ?? []);
  // Only their first instance counts.
  leftOut += events.filter(({ isRange }) => isRange).length;
  const replaced = replacedInstances(events);
  const window = { start: from.getTime(), end: to.getTime() };
  const all = new StepLimit(STEPS_OF_ALL);
  const periods = singleFirst(events).flatMap(({ uid = '', times, replaces }) => {
    if (times === undefined) return [];
    const others = replaces === undefined ? replaced.get(uid) : undefined;
    const steps = new StepLimit(STEPS_OF_AN_EVENT, all);
    return attempt(() => expandEvent(times, others, window, steps)) ?? [];
  });
  return { times: merge(periods), leftOut };
}

const isOwn = (lines: readonly string[]): boolean =>
  lines.some(
    (line) => /^UID[;:]/i.test(line) && line.trim().toLowerCase().endsWith(`@${OWN_EVENT_DOMAIN}`),
  );

/** So that a series which takes all steps leaves out no others than series. */
const singleFirst = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  events.toSorted(
    (one, other) => (one.times?.rules.length ?? 0) - (other.times?.rules.length ?? 0),
  );

/** By the id of the series. An event without one belongs to no series. */
function replacedInstances(events: readonly CalendarEvent[]): Map<string, Exceptions> {
  const replaced = new Map<string, Exceptions>();
  for (const { uid = '', replaces } of events) {
    if (uid === '' || replaces === undefined) continue;
    const others = replaced.get(uid) ?? new Exceptions();
    others.add(replaces);
    replaced.set(uid, others);
  }
  return replaced;
}

function merge(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const { start, end } of periods.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (start < end) merged.push({ start, end });
  }
  return merged;
}
