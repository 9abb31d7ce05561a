import { casual, type ParsedResult } from 'chrono-node/en';
import { DateTime } from 'luxon';
import type { Wish } from './wish.js';

const HOUR = 60;

/** Parts of a day, in minutes since midnight. The first that a text names counts. */
const PARTS: readonly [RegExp, { from: number; to: number }][] = [
  [/\b(noon|lunch\w*|midday)\b/, { from: 11.5 * HOUR, to: 13.5 * HOUR }],
  [/\b(first thing|early|as soon as you open)\b/, { from: 0, to: 10 * HOUR }],
  [/\b(mornings?|before noon)\b/, { from: 0, to: 12 * HOUR }],
  [/\bafternoons?\b/, { from: 12 * HOUR, to: 17 * HOUR }],
  [
    /\b(evenings?|late|after (work|school|hours)|end of the day)\b/,
    { from: 16 * HOUR, to: 24 * HOUR },
  ],
];

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 'At two', 'after 4', 'around 9:30', and 'half past nine'. */
const CLOCK = new RegExp(
  `\\b(half past|at|around|about|after|from|before|till?|until)\\s+(\\d{1,2}|${NUMBER_WORDS.join('|')})(?::(\\d{2}))?\\s*([ap]m)?\\b`,
);

/** 'On the 9th'. */
const DAY_OF_MONTH = /\b(\d{1,2})(?:st|nd|rd|th)\b/;

/** Hours that nobody means in the morning when they speak of a meeting. */
const AFTERNOON_HOURS = { first: 1, last: 7 };

/**
 * Reads when somebody would like to talk: 'Tuesday at 3pm', 'tomorrow morning', 'the week after next'. Days come from
 * the `chrono-node` library; it does not know the plain ways to say an hour.
 * @param now milliseconds since 1970
 * @param zone IANA name of the speaker's time zone
 */
export function readWish(text: string, now: number, zone: string): Wish {
  const said = text.toLowerCase();
  const today = DateTime.fromMillis(now, { zone });
  const parsed = casual.parse(
    said,
    { instant: new Date(now), timezone: today.offset },
    { forwardDate: true },
  );
  const dates = datesOf(parsed, today);
  const clock = parsed.map(clockOf).find((each) => each !== undefined) ?? plainClock(said);
  const part = PARTS.find(([words]) => words.test(said))?.[1];
  const day = dates ?? dayOfMonth(said, today);
  return {
    ...(day !== undefined && { dates: day }),
    ...(clock !== undefined && { clock }),
    ...(part !== undefined && clock === undefined && { part }),
  };
}

/** The day that was named, or else the week: 'Friday', 'next week', 'Friday next week', 'next week on Friday'. */
function datesOf(parsed: readonly ParsedResult[], today: DateTime): Wish['dates'] {
  const week = parsed.find(({ start, text }) => WEEK.test(text) && !start.isCertain('weekday'));
  // The library fills in today for 'at 3pm'.
  const day = parsed.find(
    (each) => each !== week && (each.start.isCertain('day') || each.start.isCertain('weekday')),
  );
  if (week === undefined) return day && oneDay(dateOf(day));
  const monday = dateOf(week).startOf('week');
  const weekday = day?.start.get('weekday');
  if (typeof weekday === 'number') return oneDay(monday.plus({ days: (weekday + 6) % 7 }));
  const first = toDate(monday < today ? today : monday);
  return { first, last: toDate(monday.plus({ days: 6 })) };
}

const WEEK = /\bweeks?\b/;

function dateOf({ start }: ParsedResult): DateTime {
  const [year, month, day] = (['year', 'month', 'day'] as const).map(
    (part) => start.get(part) ?? 1,
  );
  return DateTime.utc(year ?? 1, month ?? 1, day ?? 1);
}

const oneDay = (day: DateTime) => ({ first: toDate(day), last: toDate(day) });

function clockOf({ start }: ParsedResult): number | undefined {
  const hour = start.get('hour');
  if (!start.isCertain('hour') || hour === null) return undefined;
  return toMinutes(hour, start.get('minute') ?? 0, start.isCertain('meridiem'));
}

function plainClock(said: string): number | undefined {
  const [, link, number = '', minutes, half] = CLOCK.exec(said) ?? [];
  if (link === undefined) return undefined;
  const word = NUMBER_WORDS.indexOf(number);
  const hour = word < 0 ? Number(number) : word + 1;
  if (hour > 23) return undefined;
  const afterNoon = half === 'pm' && hour < 12 ? 12 : 0;
  return toMinutes(
    hour + afterNoon,
    link === 'half past' ? HOUR / 2 : Number(minutes ?? 0),
    half !== undefined,
  );
}

/** @param isSure whether morning or afternoon was said */
function toMinutes(hour: number, minute: number, isSure: boolean): number {
  const isAfternoon = !isSure && hour >= AFTERNOON_HOURS.first && hour <= AFTERNOON_HOURS.last;
  return (isAfternoon ? hour + 12 : hour) * HOUR + minute;
}

/** The next date with this number. */
function dayOfMonth(said: string, today: DateTime): Wish['dates'] {
  const number = DAY_OF_MONTH.exec(said)?.[1];
  if (number === undefined) return undefined;
  for (let months = 0; months < 3; months += 1) {
    const month = today.startOf('month').plus({ months });
    const day = month.set({ day: Number(number) });
    if (day.isValid && day.month === month.month && toDate(day) >= toDate(today)) {
      return { first: toDate(day), last: toDate(day) };
    }
  }
  return undefined;
}

const toDate = (day: DateTime): string => day.toFormat('yyyy-MM-dd');
