import { DateTime } from 'luxon';
import nodeIcal, { type DateWithTimeZone, type EventInstance, type VEvent } from 'node-ical';
import { OWN_EVENT_DOMAIN } from '../own-events.js';
import type { Period } from '../times/studio-times.js';

/** What a calendar says. */
export interface BusyTimes {
  /** Earliest first and without overlaps. */
  times: Period[];
  /** Number of events that repeat in a way that cannot be worked out. */
  leftOut: number;
}

/**
 * The times at which a calendar is busy. Events that are cancelled or shown as free do not count. All-day events and
 * times without a zone count in the studio's zone.
 * @param ics iCalendar text
 * @throws Error if it is no calendar
 */
export function readBusyTimes(ics: string, from: Date, to: Date, zone: string): BusyTimes {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(ics)) throw new Error('The answer is not a calendar');
  const events = Object.values(nodeIcal.parseICS(ics))
    .filter((each) => each?.type === 'VEVENT')
    // Our own bookings count by themselves. A cancelled one may stay in a calendar for a while.
    .filter(({ uid }) => !uid.endsWith(`@${OWN_EVENT_DOMAIN}`));
  const instances = events.map((event) => expand(event, from, to));
  const busy = instances.flatMap((all) => all ?? []).filter(isBusy);
  return {
    times: merge(busy.map((instance) => toPeriod(instance, zone))),
    leftOut: instances.filter((all) => all === undefined).length,
  };
}

/** Undefined for a rule with more steps than the library takes, such as one for every second. */
function expand(event: VEvent, from: Date, to: Date): EventInstance[] | undefined {
  try {
    return nodeIcal.expandRecurringEvent(event, { from, to, expandOngoing: true });
  } catch {
    return undefined;
  }
}

/** A change of one instance says for itself whether it is busy. */
function isBusy({ event }: EventInstance): boolean {
  const { status, transparency } = event;
  return status !== 'CANCELLED' && transparency !== 'TRANSPARENT' && !isShownAsFree(event);
}

/** Outlook's own property. The parser keeps it under its name without the prefix. */
const isShownAsFree = (event: VEvent): boolean =>
  'MICROSOFT-CDO-BUSYSTATUS' in event && event['MICROSOFT-CDO-BUSYSTATUS'] === 'FREE';

const toPeriod = ({ start, end }: EventInstance, zone: string): Period => ({
  start: toInstant(start, zone),
  end: toInstant(end, zone),
});

/** The parser gives a time without a zone, and the midnight of a whole day, in the zone of this process. */
function toInstant(time: DateWithTimeZone, zone: string): number {
  if (time.tz !== undefined && time.dateOnly !== true) return time.getTime();
  return DateTime.fromJSDate(time).setZone(zone, { keepLocalTime: true }).toMillis();
}

function merge(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const { start, end } of [...periods].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (start < end) merged.push({ start, end });
  }
  return merged;
}
