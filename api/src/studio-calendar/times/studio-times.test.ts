import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { consultationSettings } from '../../config/consultation-settings.js';
import { readApiValues } from '../../testing/read-api-values.js';
import { SLOT_MS, StudioTimes } from './studio-times.js';

const settings = (variables: Record<string, string> = {}) =>
  consultationSettings(readApiValues(variables));

const times = (variables: Record<string, string> = {}, zone?: string) =>
  new StudioTimes(settings(variables), zone);

const at = (text: string): number => Date.parse(text);

/** Every date of a year, by the second library. */
function datesOf(year: number): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return Array.from({ length: first.daysInYear }, (_, days) => first.add({ days }));
}

describe('the times of a day', () => {
  it('are the studio’s half hours', () => {
    const slots = times().slotsOf('2026-12-08');
    expect(slots).toHaveLength(20);
    expect(new Date(slots[0] ?? 0).toISOString()).toBe('2026-12-08T14:00:00.000Z');
    expect(new Date(slots.at(-1) ?? 0).toISOString()).toBe('2026-12-08T23:30:00.000Z');
  });

  it('are none on weekends, public holidays, days that stand in for them, and closed days', () => {
    const closed = [
      '2026-12-05',
      '2026-12-06',
      '2026-11-26',
      '2026-12-25',
      '2026-12-24',
      '2026-12-31',
    ];
    for (const date of [...closed, '2027-01-01', '2026-07-03', '2027-07-05', '2027-01-18']) {
      expect(times().slotsOf(date), date).toEqual([]);
    }
    for (const date of ['2026-11-27', '2026-12-23', '2027-01-04', '2027-07-06']) {
      expect(times().slotsOf(date), date).toHaveLength(20);
    }
  });

  it('follow the settings', () => {
    const own = times({
      CONSULTATION_HOURS: 'Mon-Thu 09:00-12:00, Mon 13:00-14:00, Sat-Sun 10:00-11:15',
      CONSULTATION_HOLIDAYS: 'none',
      CONSULTATION_CLOSED: '12-28..01-02, 2027-03-02',
    });
    expect(own.slotsOf('2026-12-07')).toHaveLength(8);
    expect(own.slotsOf('2026-12-08')).toHaveLength(6);
    expect(own.slotsOf('2026-12-11')).toEqual([]);
    expect(own.slotsOf('2026-12-12')).toHaveLength(2);
    for (const date of ['2026-12-28', '2027-01-02', '2027-03-02']) {
      expect(own.slotsOf(date), date).toEqual([]);
    }
    expect(own.slotsOf('2028-03-02')).toHaveLength(6);
  });

  it.each([
    'America/Chicago',
    'Europe/Oslo',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'America/St_Johns',
  ])('are right by a second library on every day of two years in %s', (zone) => {
    const studio = times({ CONSULTATION_HOLIDAYS: 'none', CONSULTATION_CLOSED: 'none' }, zone);
    for (const date of [...datesOf(2026), ...datesOf(2027)]) {
      const isOpen = date.dayOfWeek <= 5;
      const wanted = Array.from({ length: isOpen ? 20 : 0 }, (_, slot) => {
        const time = Temporal.PlainTime.from({ hour: 8 }).add({ minutes: slot * 30 });
        return date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
      });
      expect(studio.slotsOf(date.toString()), date.toString()).toEqual(wanted);
    }
  });

  it.each([
    // Clocks go forward by an hour, back by an hour, and by half an hour each on Lord Howe Island.
    ['America/Chicago', '2027-03-14', 46],
    ['America/Chicago', '2026-11-01', 50],
    ['Europe/Oslo', '2027-03-28', 46],
    ['Australia/Lord_Howe', '2026-10-04', 47],
    ['Australia/Lord_Howe', '2027-04-04', 49],
    ['Asia/Kolkata', '2027-03-14', 48],
  ])('are whole half hours on a day with a clock change (%s, %s)', (zone, date, count) => {
    const slots = times(
      { CONSULTATION_HOURS: 'Mon-Sun 00:00-24:00', CONSULTATION_HOLIDAYS: 'none' },
      zone,
    ).slotsOf(date);
    expect(slots).toHaveLength(count);
    const day = Temporal.PlainDate.from(date);
    const midnight = (on: Temporal.PlainDate) => on.toZonedDateTime(zone).epochMilliseconds;
    expect(slots[0]).toBe(midnight(day));
    expect((slots.at(-1) ?? 0) + SLOT_MS).toBe(midnight(day.add({ days: 1 })));
    expect(
      slots.every((slot, index) => index === 0 || slot - (slots[index - 1] ?? 0) === SLOT_MS),
    ).toBe(true);
  });
});

describe('the earliest time', () => {
  it.each([
    // Friday afternoon: two of four hours are left, and the weekend does not count.
    ['2026-12-04T22:00:00Z', '2026-12-07T16:00:00Z'],
    ['2026-12-08T15:00:00Z', '2026-12-08T19:00:00Z'],
    // Before opening, and over night.
    ['2026-12-08T06:00:00Z', '2026-12-08T18:00:00Z'],
    ['2026-12-09T04:00:00Z', '2026-12-09T18:00:00Z'],
    // The studio is closed from Christmas Eve over New Year’s Day and the weekend.
    ['2026-12-23T23:00:00Z', '2027-01-04T17:00:00Z'],
    // Clocks went forward between Friday and Monday.
    ['2027-03-12T22:00:00Z', '2027-03-15T15:00:00Z'],
  ])('for a visitor at %s is %s', (now, earliest) => {
    expect(times().earliest(at(now))).toBe(at(earliest));
  });

  it('is now without a lead time, and never for a studio that does not open', () => {
    expect(times({ CONSULTATION_LEAD_HOURS: '0' }).earliest(5)).toBe(5);
    expect(
      times({ CONSULTATION_CLOSED: '01-01..12-31' }).earliest(at('2026-12-01T00:00:00Z')),
    ).toBe(Number.POSITIVE_INFINITY);
  });
});

it('ends after six weeks', () => {
  expect(times().lastDate(at('2026-12-01T14:00:00Z'))).toBe('2027-01-12');
  // Late in the evening in Minneapolis it is already the next day in UTC.
  expect(times().lastDate(at('2026-12-02T05:00:00Z'))).toBe('2027-01-12');
});
