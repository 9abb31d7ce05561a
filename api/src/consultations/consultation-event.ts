import { CONSULTATION_MINUTES } from '@northloop/contracts';
import { agency } from '../agency/agency.js';
import type { MailSettings } from '../config/environment.js';
import type { CalendarEvent } from './calendar-files/calendar-event.js';
import { type StoredConsultation, stateOf } from './consultation.js';

/** Where a consultation takes place, in a line. */
const LOCATION = `${agency.office}, or by phone: ${agency.phone}`;

/**
 * A booking as an event in the visitor's calendar. It repeats nothing that was typed into the form, because anyone may
 * have typed it.
 * @param bookingUrl page on which it can be moved or cancelled, if the site's address is known
 */
export function visitorEvent(
  stored: StoredConsultation,
  mail: Pick<MailSettings, 'from'> | undefined,
  bookingUrl: string | undefined,
): CalendarEvent {
  const changes =
    bookingUrl === undefined
      ? `To move or cancel it, call ${agency.phone}.`
      : `To move or cancel it: ${bookingUrl}`;
  return {
    ...sharedFacts(stored, mail),
    summary: `Consultation with ${agency.name}`,
    description: `${CONSULTATION_MINUTES} minutes, free of charge.\n\n${changes}`,
    ...(bookingUrl !== undefined && { url: bookingUrl }),
    attendee: stored.email,
  };
}

/** A booking as an event in the studio's calendar, with all that the visitor entered. */
export function studioEvent(
  stored: StoredConsultation,
  mail: Pick<MailSettings, 'from'> | undefined,
): CalendarEvent {
  const facts = [
    `Email: ${stored.email}`,
    ...(stored.phone === null ? [] : [`Phone: ${stored.phone}`]),
    ...(stored.attachment === null ? [] : [`\n${stored.attachment}`]),
  ];
  return {
    ...sharedFacts(stored, mail),
    summary: `Consultation: ${stored.name}`,
    description: [stored.topic, '', ...facts].join('\n'),
  };
}

function sharedFacts(stored: StoredConsultation, mail: Pick<MailSettings, 'from'> | undefined) {
  return {
    id: stored.id,
    sequence: stored.sequence,
    startsAt: stored.startsAt,
    minutes: CONSULTATION_MINUTES,
    state: stateOf(stored) === 'booked' ? ('booked' as const) : ('cancelled' as const),
    location: LOCATION,
    // Mail programs accept a change only from the organizer of the first invitation.
    organizer: { name: agency.name, email: addressOf(mail?.from) ?? agency.email },
    changedAt: stored.changedAt,
  };
}

/** The address in a mailbox such as `Northloop <hello@northloop.example>`. */
const addressOf = (mailbox: string | undefined): string | undefined =>
  mailbox === undefined ? undefined : /[^\s<>]+@[^\s<>]+/.exec(mailbox)?.[0];
