import { DateTime } from 'luxon';
import { isOneTime, isOpenWish, type Wish } from './wish.js';

const DAY_MINUTES = 24 * 60;

/** Days from which times are offered to somebody who named none. */
const OPEN_DAYS = 3;

/** A free time as its visitor's clock shows it. */
interface LocalSlot {
  /** Milliseconds since 1970. */
  slot: number;
  date: string;
  /** Since midnight. */
  minutes: number;
}

/** Free times for a wish. */
export interface FittingSlots {
  /** Milliseconds since 1970, earliest first. */
  slots: number[];
  /** The time itself, if a day and an hour were named and it is free. */
  exact?: number;
}

/**
 * The free times that fit a wish best: the wished time and those next to it, or times spread over the wished days.
 * @param free all free times, earliest first
 * @param zone IANA name of the zone in which the wish counts
 */
export function fittingSlots(
  free: readonly number[],
  wish: Wish,
  zone: string,
  count: number,
): FittingSlots {
  const local = free.map((slot) => inZone(slot, zone));
  if (isOpenWish(wish)) return { slots: spread(firstDays(local), count) };
  const ranked = local
    .map((each) => ({ ...each, distance: distance(each, wish) }))
    .sort((one, other) => one.distance - other.distance || one.slot - other.slot);
  const inside = ranked.filter((each) => each.distance === 0);
  if (wish.clock === undefined && inside.length > count) {
    return {
      slots: spread(
        inside.sort((one, other) => one.slot - other.slot),
        count,
      ),
    };
  }
  const slots = ranked.slice(0, count).map(({ slot }) => slot);
  const exact = isOneTime(wish) ? inside[0]?.slot : undefined;
  return {
    slots: slots.sort((one, other) => one - other),
    ...(exact !== undefined && { exact }),
  };
}

function inZone(slot: number, zone: string): LocalSlot {
  const time = DateTime.fromMillis(slot, { zone });
  return { slot, date: time.toFormat('yyyy-MM-dd'), minutes: time.hour * 60 + time.minute };
}

/** How far a time is from a wish, in minutes; a day off counts as a day. 0 if it fits. */
function distance({ date, minutes }: LocalSlot, { dates, clock, part }: Wish): number {
  const days = dates === undefined ? 0 : daysOutside(date, dates);
  return days * DAY_MINUTES + minutesOff(minutes, clock, part);
}

function minutesOff(minutes: number, clock: number | undefined, part: Wish['part']): number {
  if (clock !== undefined) return Math.abs(minutes - clock);
  if (part === undefined) return 0;
  // A time at the end of the part begins after it.
  return Math.max(0, part.from - minutes, minutes - part.to + 1);
}

function daysOutside(date: string, { first, last }: { first: string; last: string }): number {
  if (date < first) return daysBetween(date, first);
  return date > last ? daysBetween(last, date) : 0;
}

const daysBetween = (one: string, other: string): number =>
  DateTime.fromISO(other, { zone: 'utc' }).diff(DateTime.fromISO(one, { zone: 'utc' }), 'days')
    .days;

function firstDays(local: readonly LocalSlot[]): LocalSlot[] {
  const dates = [...new Set(local.map(({ date }) => date))].slice(0, OPEN_DAYS);
  return local.filter(({ date }) => dates.includes(date));
}

/** Some of the times, evenly apart. */
const spread = (local: readonly LocalSlot[], count: number): number[] =>
  local.length <= count
    ? local.map(({ slot }) => slot)
    : Array.from(
        { length: count },
        (_, index) => local[Math.floor(((index + 0.5) * local.length) / count)]?.slot ?? 0,
      );
