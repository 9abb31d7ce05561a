import { expect, it } from 'vitest';
import { readWish } from './read-wish.js';

/** A Tuesday, 9 in the morning in Minneapolis. */
const NOW = Date.parse('2026-12-01T15:00:00Z');
const ZONE = 'America/Chicago';

const day = (date: string) => ({ first: date, last: date });
const at = (hour: number, minute = 0) => hour * 60 + minute;
const morning = { from: 0, to: at(12) };
const afternoon = { from: at(12), to: at(17) };
const evening = { from: at(16), to: at(24) };

it.each([
  ['Tuesday at 3pm', { dates: day('2026-12-01'), clock: at(15) }],
  ['next Tuesday at 3 pm', { dates: day('2026-12-08'), clock: at(15) }],
  ['Friday at 10', { dates: day('2026-12-04'), clock: at(10) }],
  ["next wednesday, 3 o'clock", { dates: day('2026-12-09'), clock: at(15) }],
  ['tomorrow at 11', { dates: day('2026-12-02'), clock: at(11) }],
  ['tmrw at 3', { dates: day('2026-12-02'), clock: at(15) }],
  ['noon today', { dates: day('2026-12-01'), clock: at(12) }],
  ['December 14 at 9:30', { dates: day('2026-12-14'), clock: at(9, 30) }],
  ['12/9 at 2', { dates: day('2026-12-09'), clock: at(14) }],
  ['half past nine on monday', { dates: day('2026-12-07'), clock: at(9, 30) }],
  ['the 20th', { dates: day('2026-12-20') }],
  ['on the 1st', { dates: day('2026-12-01') }],
  ['on the 31st after four', { dates: day('2026-12-31'), clock: at(16) }],
  ['tomorrow morning', { dates: day('2026-12-02'), part: morning }],
  ['thursday afternoon', { dates: day('2026-12-03'), part: afternoon }],
  ['first thing monday', { dates: day('2026-12-07'), part: { from: 0, to: at(10) } }],
  ['next week', { dates: { first: '2026-12-07', last: '2026-12-13' } }],
  ['friday next week at 10am', { dates: day('2026-12-11'), clock: at(10) }],
  ['next week on monday at 9', { dates: day('2026-12-07'), clock: at(9) }],
  ['a week from friday', { dates: day('2026-12-11') }],
  ['this week', { dates: { first: '2026-12-01', last: '2026-12-06' } }],
  [
    'next week in the evening',
    { dates: { first: '2026-12-07', last: '2026-12-13' }, part: evening },
  ],
  ['in two weeks', { dates: { first: '2026-12-14', last: '2026-12-20' } }],
  ['after 4', { clock: at(16) }],
  ['at two', { clock: at(14) }],
  ['at 8', { clock: at(8) }],
  ['at 7am', { clock: at(7) }],
  ['mornings', { part: morning }],
  ['around lunch', { part: { from: at(11, 30), to: at(13, 30) } }],
  ['whenever you like', {}],
  ['', {}],
])('reads “%s”', (text, wish) => {
  expect(readWish(text, NOW, ZONE)).toEqual(wish);
});

it('counts days where the speaker is', () => {
  // It is already Wednesday in Auckland.
  const late = Date.parse('2026-12-01T20:00:00Z');
  expect(readWish('tomorrow', late, 'Pacific/Auckland')).toEqual({ dates: day('2026-12-03') });
  expect(readWish('tomorrow', late, ZONE)).toEqual({ dates: day('2026-12-02') });
});

it('goes over the end of a year', () => {
  const december = Date.parse('2026-12-30T15:00:00Z');
  expect(readWish('on the 5th', december, ZONE)).toEqual({ dates: day('2027-01-05') });
  expect(readWish('monday at 9', december, ZONE)).toEqual({
    dates: day('2027-01-04'),
    clock: at(9),
  });
});
