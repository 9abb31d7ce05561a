import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { slotClock } from './slot-clock';
import { slotDays } from './slot-days';

const STUDIO_ZONE = 'America/Chicago';

/** A working day has 20 starts: every half hour from 8 AM to 5:30 PM. */
const STARTS = Array.from({ length: 20 }, (_, half) =>
  Temporal.PlainTime.from('08:00').add({ minutes: 30 * half }),
);

/** Every start in the studio's hours in two years, with all clock changes of both. */
function allSlots(): string[] {
  const slots: string[] = [];
  let date = Temporal.PlainDate.from('2026-01-01');
  for (; date.year < 2028; date = date.add({ days: 1 })) {
    if (date.dayOfWeek > 5) continue;
    for (const plainTime of STARTS) {
      const start = date.toZonedDateTime({ timeZone: STUDIO_ZONE, plainTime });
      slots.push(start.toInstant().toString({ fractionalSecondDigits: 3 }));
    }
  }
  return slots;
}

const slots = allSlots();

const timeOf = ({ hour, minute }: Temporal.ZonedDateTime): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`;

it('covers 522 working days', () => {
  expect(slots).toHaveLength(522 * STARTS.length);
});

describe.each([STUDIO_ZONE, 'Europe/Oslo', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'two years of free times in %s',
  (zone) => {
    const clock = slotClock(zone);
    const local = slots.map((slot) => Temporal.Instant.from(slot).toZonedDateTimeISO(zone));
    const dates = local.map((each) => each.toPlainDate().toString());

    it('have the right date', () => {
      expect(slots.map(clock.date)).toEqual(dates);
    });

    it('have the right time', () => {
      expect(slots.map(clock.time)).toEqual(local.map(timeOf));
    });

    it('stand below the right day, in order', () => {
      const expected = [...new Set(dates)].map((date) => ({ date, slots: [] as string[] }));
      const byDate = new Map(expected.map((day) => [day.date, day.slots]));
      for (const [index, slot] of slots.entries()) byDate.get(dates[index] ?? '')?.push(slot);
      expect(slotDays(slots, clock)).toEqual(expected);
    });
  },
);
