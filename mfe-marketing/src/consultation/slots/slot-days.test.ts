import { describe, expect, it } from 'vitest';
import { slotClock, studioClock } from './slot-clock';
import { dateInWords, type SlotDay, slotDays, weekdayOf, weeksOf } from './slot-days';

const daysOn = (...dates: string[]): SlotDay[] =>
  dates.map((date) => ({ date, slots: [`${date}T15:00:00.000Z`] }));

describe('slotDays', () => {
  it('splits a day of the studio where midnight is abroad', () => {
    // 12:00 and 12:30 PM in Minneapolis; midnight in India is between them.
    const slots = ['2026-12-08T18:00:00.000Z', '2026-12-08T18:30:00.000Z'];
    expect(slotDays(slots, studioClock())).toEqual([{ date: '2026-12-08', slots }]);
    expect(slotDays(slots, slotClock('Asia/Kolkata'))).toEqual([
      { date: '2026-12-08', slots: ['2026-12-08T18:00:00.000Z'] },
      { date: '2026-12-09', slots: ['2026-12-08T18:30:00.000Z'] },
    ]);
  });

  it('has no days without times', () => {
    expect(slotDays([], studioClock())).toEqual([]);
  });
});

describe('weeksOf', () => {
  it('completes a week from Monday to Friday around a single day', () => {
    const week = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];
    expect(weeksOf(daysOn('2026-12-09'))).toEqual([week]);
    expect(weeksOf(daysOn('2026-12-07'))).toEqual([week]);
    expect(weeksOf(daysOn('2026-12-11'))).toEqual([week]);
  });

  it('completes the first and the last week, and keeps one without times between them', () => {
    expect(weeksOf(daysOn('2026-12-04', '2026-12-14'))).toEqual([
      ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
      ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'],
      ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'],
    ]);
  });

  it('shows Saturdays in every week if one of them has times, but no Sundays', () => {
    expect(weeksOf(daysOn('2026-12-08', '2026-12-12', '2026-12-15'))).toEqual([
      ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12'],
      ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18', '2026-12-19'],
    ]);
  });

  it('counts a Sunday as the end of its week', () => {
    expect(weeksOf(daysOn('2026-12-13'))).toEqual([
      ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-13'],
    ]);
  });

  it('goes on over New Year', () => {
    expect(weeksOf(daysOn('2026-12-30', '2027-01-05'))).toEqual([
      ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'],
      ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08'],
    ]);
  });

  it.each([
    ['spring', '2026-03-06', '2026-03-09', '2026-03-13'],
    ['autumn', '2026-10-30', '2026-11-02', '2026-11-06'],
  ])('neither repeats nor skips a day where the clocks change in %s', (_, before, after, end) => {
    const weeks = weeksOf(daysOn(before, after));
    expect(weeks.map((week) => week.length)).toEqual([5, 5]);
    expect(weeks[0]?.at(-1)).toBe(before);
    expect(weeks[1]?.[0]).toBe(after);
    expect(weeks[1]?.at(-1)).toBe(end);
  });

  it('has no weeks without days', () => {
    expect(weeksOf([])).toEqual([]);
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-03-08', 0],
    ['2026-12-07', 1],
    ['2026-12-08', 2],
    ['2028-02-29', 2],
    ['2027-01-01', 5],
    ['2026-10-31', 6],
  ])('%s is day %i', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});

describe('dateInWords', () => {
  it('keeps the date wherever the browser is', () => {
    expect(dateInWords('2026-12-08', { weekday: 'short' })).toBe('Tue');
    expect(dateInWords('2026-12-08', { month: 'short' })).toBe('Dec');
    const options = { weekday: 'long', month: 'long', day: 'numeric' } as const;
    expect(dateInWords('2026-12-08', options)).toBe('Tuesday, December 8');
    expect(dateInWords('2027-01-01', options)).toBe('Friday, January 1');
  });
});
