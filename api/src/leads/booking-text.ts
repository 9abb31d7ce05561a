import { siteConfig } from '@northloop/contracts';
import { isPast, type StoredConsultation, stateOf } from '../consultations/consultation.js';
import { shortTime } from '../studio-calendar/times/time-in-words.js';
import type { BookingMail } from './bookings.repository.js';

/** Longest part of a topic in a list, in characters. */
const TOPIC_LENGTH = 100;

/** A booking in a list, in four lines. */
export function describeBooking(stored: StoredConsultation, mails: readonly BookingMail[]): string {
  const marks = marksOf(stored);
  const states = mails
    .filter((mail) => mail.consultationId === stored.id)
    .map(({ channel, state }) => `${channel}: ${state}`);
  return [
    `${timeOf(stored)}  ${stored.id}${marks.length === 0 ? '' : `  [${marks.join(', ')}]`}`,
    `  ${visitorOf(stored)}`,
    `  ${[...stored.topic.replace(/\s+/g, ' ')].slice(0, TOPIC_LENGTH).join('')}`,
    `  ${states.length === 0 ? 'no mails' : states.join(', ')}`,
    '',
  ].join('\n');
}

/** Name, address and phone of a visitor, in one line. */
export const visitorOf = ({ name, email, phone }: StoredConsultation): string =>
  `${name} <${email}>${phone === null ? '' : `, ${phone}`}`;

/** Start of a consultation in the studio's time: `Tue, Dec 8, 3:00 PM`, with the year if it is another one. */
export function timeOf({ startsAt }: Pick<StoredConsultation, 'startsAt'>): string {
  const year = yearOf(startsAt);
  return `${shortTime(startsAt)}${year === yearOf(new Date()) ? '' : ` (${year})`}`;
}

function marksOf(stored: StoredConsultation): string[] {
  const { confirmedAt, confirmBy, sequence, suspicion } = stored;
  const state = stateOf(stored);
  // A cancellation counts as a change too, and is the last one.
  const moves = state === 'cancelled' ? sequence - 1 : sequence;
  const mustConfirm = state === 'booked' && confirmBy !== null;
  return [
    ...(state === 'booked' ? [] : [state]),
    ...(state === 'booked' && isPast(stored) ? ['past'] : []),
    ...(confirmedAt === null ? [] : ['confirmed']),
    ...(mustConfirm ? [`must confirm until ${shortTime(confirmBy)}`] : []),
    ...(moves > 0 ? [`moved ${moves} time${moves === 1 ? '' : 's'}`] : []),
    ...(suspicion === null ? [] : ['looks automated']),
  ];
}

const yearOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: siteConfig.timeZone }).format(
    instant,
  );
