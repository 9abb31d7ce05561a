import type ICAL from 'ical.js';

/** What a clock on a wall shows: milliseconds since 1970, as if that clock showed UTC. */
export type WallTime = number;

/** How far the clocks of a zone are ahead of UTC at an instant, both in milliseconds. */
export type OffsetAt = (instant: number) => number;

/** A time as a calendar writes it. */
export interface Moment {
  wall: WallTime;
  /** A whole day, of which `wall` is the midnight. */
  isDate: boolean;
  offsetAt: OffsetAt;
}

export const DAY_MS = 86_400_000;

/** Calendars begin here: Outlook writes rules of zones from 1601. */
const FIRST_YEAR = 1600;

/**
 * The wall time of a parsed time.
 * @throws Error for a year before any calendar
 */
export function wallTimeOf({ year, month, day, hour, minute, second }: ICAL.Time): WallTime {
  if (year < FIRST_YEAR) throw new Error('No such time');
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Midnight before a wall time. */
export const dayOf = (wall: WallTime): WallTime => Math.floor(wall / DAY_MS) * DAY_MS;

/**
 * The instant of a wall time, in milliseconds since 1970. Of two, the first; a time that is left out when clocks go
 * forward counts as if they had not, as RFC 5545 says.
 */
export function instantOf(wall: WallTime, offsetAt: OffsetAt): number {
  // Whole days, so that few instants are asked for. No zone is a day away from UTC.
  const before = offsetAt(dayOf(wall) - DAY_MS);
  const after = offsetAt(dayOf(wall) + 2 * DAY_MS);
  if (before === after || offsetAt(wall - before) === before) return wall - before;
  return offsetAt(wall - after) === after ? wall - after : wall - before;
}
