import { expect, it } from 'vitest';
import { timesIn } from './wished-time.js';

it.each([
  ['call me tuesday at 3pm', 'Tuesday at 3pm'],
  ['tomorrow morning works', 'tomorrow morning'],
  ['december 4, 2 pm', 'December 4, 2 pm'],
  ['are you open tuesday', 'Tuesday'],
  ['can we talk next week, maybe wed after 3?', 'Wed after 3'],
  ['Can someone call me at 3?', 'at 3'],
  ['between 2 and 4 on thursday', 'between 2 and 4 on Thursday'],
  ['how about 12/4 at 2pm', '12/4 at 2pm'],
  ['can you meet on the 5th at 10:30', '5th at 10:30'],
  ['call me before 5pm', 'before 5pm'],
  ['mornings are best', 'mornings'],
  ['could we talk on December 8 at 11:00 PM?', 'December 8 at 11:00pm'],
  ['Tuesday, 4:30 p.m. works', 'Tuesday, 4:30pm'],
  ['any time next week', 'next week'],
  ['call me tmrw', 'tomorrow'],
  ['can you call me by friday', 'Friday'],
])('takes a time from “%s”', (text, time) => {
  expect(timesIn(text)).toEqual({ time });
});

it.each([
  ['need it by march', 'March'],
  ['need it by friday', 'Friday'],
  ['we need it live by the end of march', 'end of March'],
  ['deadline is may 15', 'May 15'],
  ['must be live before black friday', 'Black Friday'],
  ['can i get it done in 2 weeks', '2 weeks'],
  ['we want to launch in june', 'June'],
  ['it has to be ready for christmas', 'Christmas'],
])('takes a deadline from “%s”', (text, deadline) => {
  expect(timesIn(text)).toEqual({ deadline });
});

it.each([
  'good morning',
  'may i ask something',
  'available 24/7?',
  'a 5 page site',
  'since tuesday',
  'around 10 pages',
  '3 to 5 weeks',
  'can u march it',
])('takes no time from “%s”', (text) => {
  expect(timesIn(text)).toEqual({});
});
