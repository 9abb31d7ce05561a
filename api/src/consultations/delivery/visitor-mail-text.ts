import { CONSULTATION_MINUTES, siteConfig } from '@northloop/contracts';
import { agency } from '../../agency/agency.js';
import { greeting } from '../../mail/greeting.js';
import type { MailBody } from '../../mail/mail-body.js';
import { isSameTime, shortTime, timeInWords } from '../../studio-calendar/times/time-in-words.js';
import { type StoredConsultation, stateOf } from '../consultation.js';

/** Addresses of a booking's pages; undefined while the site's address is not set. */
export interface BookingLinks {
  booking: string;
  move: string;
  cancel: string;
}

/** A mail to the visitor. It repeats nothing from the form except a plain name in the greeting. */
export interface VisitorMail {
  subject: string;
  body: MailBody;
}

/** Says what a booking is now: booked, to be confirmed, moved or cancelled. */
export function visitorMail(
  stored: StoredConsultation,
  links: BookingLinks | undefined,
): VisitorMail {
  const when = shortTime(stored.startsAt, zoneOf(stored));
  if (stateOf(stored) !== 'booked') {
    return {
      subject: `Cancelled: consultation on ${when}`,
      body: body(stored, 'Your consultation has been cancelled.', [
        ...(stored.word === null ? [] : [stored.word]),
        'If you still want to talk, book another time on our site whenever it suits you.',
      ]),
    };
  }
  if (stored.confirmBy !== null && links !== undefined) {
    return {
      subject: `Please confirm: consultation on ${when}`,
      body: body(stored, 'We keep this time for you until you confirm it.', [
        { label: 'Confirm the consultation', url: links.booking },
        `The link opens a page with one button. We keep the time until ${timeInWords(stored.confirmBy, zoneOf(stored))}.`,
      ]),
    };
  }
  const isMoved = stored.sequence > 0;
  return {
    subject: `${isMoved ? 'Moved: consultation' : 'Your consultation'} on ${when}`,
    body: body(
      stored,
      isMoved ? 'Your consultation has a new time.' : 'Your consultation is booked.',
      [howWeMeet(stored), ...changes(links)],
    ),
  };
}

/** Reminds of a consultation on the day before. */
export function reminderMail(
  stored: StoredConsultation,
  links: BookingLinks | undefined,
): VisitorMail {
  return {
    subject: `Tomorrow: consultation on ${shortTime(stored.startsAt, zoneOf(stored))}`,
    body: body(stored, 'We are looking forward to talking with you.', [
      howWeMeet(stored),
      ...changes(links),
    ]),
  };
}

function body(
  stored: StoredConsultation,
  opening: string,
  paragraphs: MailBody['paragraphs'],
): MailBody {
  return {
    facts: facts(stored),
    paragraphs: [
      `${greeting(stored.name)}\n\n${opening}`,
      ...paragraphs,
      'If you did not book this, someone mistyped their address. You can ignore this email.',
      `${agency.name}\n${agency.office}`,
    ],
  };
}

/** The time in the visitor's zone, and in the studio's if that shows another. */
function facts({ startsAt, timeZone }: StoredConsultation): [string, string][] {
  const studio = siteConfig.timeZone;
  const isElsewhere = timeZone !== null && !isSameTime(startsAt, timeZone, studio);
  return [
    ['When', timeInWords(startsAt, timeZone ?? studio)],
    ...(isElsewhere ? [['In Minneapolis', timeInWords(startsAt)] satisfies [string, string]] : []),
    ['Length', `${CONSULTATION_MINUTES} minutes`],
  ];
}

const howWeMeet = ({ phone }: StoredConsultation): string =>
  phone === null
    ? `Call us at ${agency.phone} at that time, or come by: ${agency.office}.`
    : `We call you at the number you gave. You can also come by: ${agency.office}.`;

const changes = (links: BookingLinks | undefined): MailBody['paragraphs'] =>
  links === undefined
    ? [`If the time does not suit you any more, call ${agency.phone}.`]
    : [
        { label: 'See the booking, or say that you will come', url: links.booking },
        { label: 'Choose another time', url: links.move },
        { label: 'Cancel', url: links.cancel },
      ];

const zoneOf = ({ timeZone }: StoredConsultation): string => timeZone ?? siteConfig.timeZone;
