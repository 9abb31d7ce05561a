import { siteConfig } from '@northloop/contracts';
import { cities, cityNamed } from '../../knowledge/cities.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer } from '../answer.js';
import type { Turn } from '../turn.js';

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

/** When the studio is open, or when the line of the city that the conversation is about is answered. */
export function hoursAnswer({ request, state, now }: Turn): Answer {
  const city = cityNamed(request.place ?? state.city);
  if (city !== undefined && city !== cities[0]) {
    return {
      text: `Our ${city.name} line, ${city.phone}, is answered ${city.hours}. The studio itself keeps ${cities[0]?.hours}.`,
      path: pages.contact,
      isFixed: true,
      state: { city: city.name },
    };
  }
  const day = /saturday|sunday|weekend/.test(request.text) ? 'Not on weekends. ' : '';
  return {
    text: `${day}We are in ${siteConfig.hours.sentence}; the studio takes public holidays off. ${studioStatus(now)} Weekend support comes with a care plan.`,
    path: pages.contact,
    isFixed: true,
  };
}

/** Whether a text names a day of the week, or the weekend. */
export const namesDay = (text: string): boolean => /day\b|weekends?\b/.test(text);
