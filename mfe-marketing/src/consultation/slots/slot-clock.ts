import { siteConfig } from '@northloop/kit';

/** Writes the starts of free times (ISO 8601 in UTC) as a clock and a calendar in one zone show them. */
export interface SlotClock {
  /** IANA name. */
  readonly zone: string;
  /** Date as `2026-12-08`. */
  date(slot: string): string;
  /** Such as `9:30 AM`. */
  time(slot: string): string;
  /** Such as `Tuesday, December 8`. */
  day(slot: string): string;
  /** Such as `Tuesday, December 8 at 9:30 AM`. */
  dayAndTime(slot: string): string;
  /** Name of the zone at that time, such as `CST` or `GMT+5:30`. */
  zoneName(slot: string): string;
}

const LOCALE = 'en-US';

const known = new Map<string, SlotClock>();

/** The clock of a zone. Each is made once, because formatters are slow to make. */
export function slotClock(zone: string): SlotClock {
  const before = known.get(zone);
  if (before !== undefined) return before;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: zone });
  const numbers = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const times = format({ hour: 'numeric', minute: '2-digit' });
  const days = format({ weekday: 'long', month: 'long', day: 'numeric' });
  const names = format({ hour: 'numeric', timeZoneName: 'short' });
  const part = (all: Intl.DateTimeFormat, slot: string, type: Intl.DateTimeFormatPartTypes) =>
    all.formatToParts(new Date(slot)).find((each) => each.type === type)?.value ?? '';
  const clock: SlotClock = {
    zone,
    date: (slot) => {
      const [month, , day, , year] = numbers.formatToParts(new Date(slot));
      return `${year?.value}-${month?.value}-${day?.value}`;
    },
    // Browsers differ in the space before AM and PM. It must not be the end of a line.
    time: (slot) => times.format(new Date(slot)).replace(/\s/, '\u00a0'),
    day: (slot) => days.format(new Date(slot)),
    dayAndTime: (slot) => `${clock.day(slot)} at ${clock.time(slot)}`,
    zoneName: (slot) => part(names, slot, 'timeZoneName'),
  };
  known.set(zone, clock);
  return clock;
}

/** The clock on the studio's wall. */
export const studioClock = (): SlotClock => slotClock(siteConfig.timeZone);

/** Whether two clocks show the same at a time, so that one of them is enough. */
export const showSame = (one: SlotClock, other: SlotClock, slot: string): boolean =>
  one.date(slot) === other.date(slot) && one.time(slot) === other.time(slot);
