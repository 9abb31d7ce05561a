import { siteConfig } from '@northloop/contracts';
import { type City, cities } from '../../knowledge/cities.js';
import { pages } from '../../knowledge/site-pages.js';
import { hasIntent, isFollowUp } from '../../understanding/intents.js';
import type { Answer, AnswerRule, Turn } from '../answer.js';

const { opens: OPENS, closes: CLOSES } = siteConfig.hours;
const WEEKEND = new Set(['Saturday', 'Sunday']);

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'long',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the studio's clock says and whether somebody should be there. */
export function studioStatus(now: Date): string {
  const parts = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  const { weekday = '', hour = '0', minute = '00', month, day } = parts;
  const hours = Number(hour);
  const time = `${hours % 12 === 0 ? 12 : hours % 12}:${minute}${hours < 12 ? 'am' : 'pm'}`;
  const here = `In Maple Grove it is ${weekday}, ${time}`;
  // The days between Christmas and New Year's are off (careers page).
  const isHoliday = (month === '12' && Number(day) >= 25) || (month === '1' && day === '1');
  if (isHoliday) return `${here}, and the studio is off between Christmas and New Year’s.`;
  if (WEEKEND.has(weekday)) return `${here}, so the studio is closed and opens Monday at 8am.`;
  if (hours < OPENS) return `${here}, so the studio opens at 8am today.`;
  if (hours < CLOSES) return `${here}, so the studio is open until 6pm.`;
  return `${here}, so the studio is closed and opens ${weekday === 'Friday' ? 'Monday' : 'tomorrow'} at 8am.`;
}

/** 'And on Sundays?' after the hours. */
const DAY =
  /\b(weekends?|(mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?|tomorrow|today|evenings?|mornings?|noon|night)\b/;

/** When somebody is there, by the studio's own clock. Public holidays are not in it. */
export const hoursAnswer: AnswerRule = (turn) => {
  const { question, context } = turn;
  const last = context.earlier.at(-1) ?? '';
  const goesOn = DAY.test(question.text) && isFollowUp(question.text) && hasIntent(last, 'hours');
  return goesOn || hasIntent(question.text, 'hours') ? hoursOf(turn) : undefined;
};

/** The hours of the studio, or of the line that a turn is about. */
export function hoursOf({ question, context, now }: Turn): Answer {
  const before = /\bthere\b/.test(question.text) ? (context.earlier.at(-1) ?? '') : '';
  const city = cities.find(({ names }) => names.test(question.text) || names.test(before));
  if (city !== undefined && city !== cities[0]) {
    return {
      text: `${ofCity(city)} The studio itself keeps ${cities[0]?.hours}.`,
      path: pages.contact,
      topic: 'contact',
    };
  }
  return {
    text: `We are in ${siteConfig.hours.sentence}; the studio takes public holidays off. ${studioStatus(now)} Weekend support comes with a care plan.`,
    path: pages.contact,
    topic: 'contact',
    meaning: '@hours',
  };
}

function ofCity({ name, hours, phone }: City): string {
  return `Our ${name} line, ${phone}, is answered ${hours}.`;
}
