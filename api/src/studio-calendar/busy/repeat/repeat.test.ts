import { describe, expect, it } from 'vitest';
import { repeat } from './repeat.js';
import { readRule } from './repeat-rule.js';
import { StepLimit } from './step-limit.js';

const between = (first: string, last: string) =>
  [Date.parse(`${first}T00:00Z`), Date.parse(`${last}T00:00Z`)] as const;

const days = (rule: string, start: string, window = between('2027-02-01', '2027-07-01')) =>
  repeat(readRule(rule), Date.parse(`${start}T09:00Z`), window, new StepLimit(100_000)).map(
    (wall) => new Date(wall).toISOString().slice(5, 10),
  );

describe('repeat', () => {
  it.each([
    ['FREQ=DAILY;INTERVAL=45', '1995-03-01', ['03-13', '04-27', '06-11']],
    ['FREQ=DAILY;BYMONTHDAY=-1;BYDAY=WE', '2026-01-01', ['03-31', '06-30']],
    [
      'FREQ=WEEKLY;INTERVAL=8;BYDAY=MO,SU;WKST=SU',
      '2027-02-07',
      ['02-07', '02-08', '04-04', '04-05', '05-30', '05-31'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=8;BYDAY=MO,SU',
      '2027-02-07',
      ['02-07', '03-29', '04-04', '05-24', '05-30'],
    ],
    ['FREQ=MONTHLY', '2027-01-31', ['03-31', '05-31']],
    ['FREQ=MONTHLY;BYMONTH=2,6;BYDAY=4FR', '2027-01-12', ['02-26', '06-25']],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      '2020-01-31',
      ['02-26', '03-31', '04-30', '05-31', '06-30'],
    ],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1990-07-13', []],
    ['FREQ=YEARLY', '2024-02-29', []],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO', '1990-05-28', ['05-31']],
    ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', ['05-17']],
    ['FREQ=YEARLY;BYYEARDAY=100,-200', '2020-01-01', ['04-10', '06-15']],
    ['FREQ=YEARLY;INTERVAL=3;BYMONTH=3;BYMONTHDAY=-31,2', '2021-03-01', ['03-01', '03-02']],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '1601-01-01', []],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=1', '1995-01-01', []],
    ['FREQ=WEEKLY;COUNT=1660', '1995-05-01', ['02-01', '02-08', '02-15']],
  ])('works out %s from %s', (rule, start, expected) => {
    expect(days(rule, start)).toEqual(expected);
  });

  it('repeats several times a day', () => {
    expect(days('FREQ=DAILY;BYHOUR=15,9;BYMINUTE=30,0;COUNT=5', '2027-02-01')).toEqual([
      ...Array(4).fill('02-01'),
      '02-02',
    ]);
  });

  it.each([
    'SECONDLY',
    'MINUTELY',
    'HOURLY',
    'DAILY;BYMINUTE=0,15,30,45;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13',
  ])('refuses %s', (frequency) => {
    expect(() => readRule(`FREQ=${frequency}`)).toThrow('too often');
  });

  it('refuses to count from long ago', () => {
    expect(() => days('FREQ=DAILY;COUNT=9000000', '1601-01-01')).toThrow('too many steps');
  });
});
