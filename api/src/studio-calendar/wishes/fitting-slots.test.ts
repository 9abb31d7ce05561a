import { describe, expect, it } from 'vitest';
import { fittingSlots } from './fitting-slots.js';

const ZONE = 'America/Chicago';

/** All half hours from 8 to 6 on the working days of two weeks, in Minneapolis. */
const FREE = ['07', '08', '09', '10', '11', '14', '15', '16', '17', '18'].flatMap((day) =>
  Array.from(
    { length: 20 },
    (_, slot) => Date.parse(`2026-12-${day}T14:00:00Z`) + slot * 1_800_000,
  ),
);

const day = (date: string) => ({ first: date, last: date });

const fit = (wish: Parameters<typeof fittingSlots>[1], free = FREE, zone = ZONE) => {
  const { slots, exact } = fittingSlots(free, wish, zone, 3);
  const inWords = (slot: number) =>
    new Date(slot).toLocaleString('sv-SE', { timeZone: zone }).slice(8, 16);
  return { slots: slots.map(inWords), exact: exact === undefined ? undefined : inWords(exact) };
};

describe('fittingSlots', () => {
  it('has the wished time and those next to it', () => {
    expect(fit({ dates: day('2026-12-08'), clock: 15 * 60 })).toEqual({
      slots: ['08 14:30', '08 15:00', '08 15:30'],
      exact: '08 15:00',
    });
  });

  it('has the nearest of the same day when that time is taken, or is none', () => {
    const taken = FREE.filter((slot) => slot !== Date.parse('2026-12-08T21:00:00Z'));
    expect(fit({ dates: day('2026-12-08'), clock: 15 * 60 }, taken)).toEqual({
      slots: ['08 14:00', '08 14:30', '08 15:30'],
      exact: undefined,
    });
    expect(fit({ dates: day('2026-12-08'), clock: 15 * 60 + 10 }).exact).toBeUndefined();
    expect(fit({ dates: day('2026-12-08'), clock: 22 * 60 }).slots).toEqual([
      '08 16:30',
      '08 17:00',
      '08 17:30',
    ]);
  });

  it('goes to the nearest day when none of that day is free', () => {
    expect(fit({ dates: day('2026-12-12'), clock: 9 * 60 }).slots).toEqual([
      '11 08:30',
      '11 09:00',
      '11 09:30',
    ]);
    expect(fit({ dates: day('2026-11-30') }).slots[0]).toMatch(/^07/);
  });

  it('spreads over a day, a part of it, and a week', () => {
    expect(fit({ dates: day('2026-12-09') }).slots).toEqual(['09 09:30', '09 13:00', '09 16:00']);
    const morning = { from: 0, to: 12 * 60 };
    for (const slot of fit({ dates: day('2026-12-09'), part: morning }).slots) {
      expect(slot).toMatch(/^09 (08|09|10|11)/);
    }
    const week = fit({ dates: { first: '2026-12-14', last: '2026-12-20' } }).slots;
    expect(week.map((slot) => slot.slice(0, 2))).toEqual(['14', '16', '18']);
  });

  it('takes an hour of some day for no exact time', () => {
    const week = { first: '2026-12-14', last: '2026-12-20' };
    expect(fit({ dates: week, clock: 600 })).toEqual({
      slots: ['14 10:00', '15 10:00', '16 10:00'],
      exact: undefined,
    });
  });

  it('has a clock time on any day, the soonest first', () => {
    expect(fit({ clock: 10 * 60 }).slots).toEqual(['07 10:00', '08 10:00', '09 10:00']);
  });

  it('offers the next days to whoever named no time', () => {
    expect(fit({}).slots.map((slot) => slot.slice(0, 2))).toEqual(['07', '08', '09']);
    expect(fit({}, FREE.slice(0, 2)).slots).toEqual(['07 08:00', '07 08:30']);
    expect(fit({}, [])).toEqual({ slots: [], exact: undefined });
    expect(fit({ clock: 600 }, [])).toEqual({ slots: [], exact: undefined });
  });

  it('takes a wish as the visitor’s clock shows it', () => {
    expect(fit({ dates: day('2026-12-08'), clock: 16 * 60 }, FREE, 'Europe/Oslo')).toEqual({
      slots: ['08 15:30', '08 16:00', '08 16:30'],
      exact: '08 16:00',
    });
  });
});
