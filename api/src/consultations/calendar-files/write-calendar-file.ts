import { plainLine, plainText } from '@northloop/contracts';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalTimezone,
} from 'ical-generator';
import { OWN_EVENT_DOMAIN } from '../../studio-calendar/own-events.js';
import type { CalendarEvent } from './calendar-event.js';

/** An invitation, or its cancellation, with the method that its mail names too. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

const MINUTE_MS = 60_000;

const PROGRAM = { company: 'Northloop', product: 'Consultations', language: 'EN' };

/** The one component of a feed without events. It shows nothing, and no time refers to it. */
const ONLY_A_ZONE: ICalTimezone = {
  name: 'Etc/UTC',
  generator: (zone) =>
    [
      'BEGIN:VTIMEZONE',
      `TZID:${zone}`,
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'TZNAME:UTC',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n'),
};

/**
 * The file in a mail to the visitor (RFC 5546, 3.2.2 and 3.2.5). Google, Apple and Outlook take invitation, change and
 * cancellation as one event, because id and organizer stay the same and the sequence grows.
 * @throws Error without the visitor's address, or if the event has an invalid date or an organizer without a name
 */
export function writeInvitation(event: CalendarEvent): Invitation {
  if (event.attendee === undefined) throw new Error('An invitation needs an attendee');
  const isBooked = event.state === 'booked';
  const calendar = ical({
    prodId: PROGRAM,
    method: isBooked ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  });
  calendar.createEvent(toEvent(event));
  return { method: isBooked ? 'REQUEST' : 'CANCEL', content: written(calendar) };
}

/**
 * A file to save or to attach to a mail that asks for no answer (RFC 5546, 3.2.1). A cancelled event says so.
 * @throws Error if the event has an invalid date or an organizer without a name
 */
export function writeFile({ attendee: _, ...event }: CalendarEvent): string {
  const calendar = ical({ prodId: PROGRAM, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent(toEvent(event));
  return written(calendar);
}

/**
 * A calendar to subscribe to. It has only what is booked.
 * @throws Error if an event has an invalid date or an organizer without a name
 */
export function writeFeed(
  events: readonly CalendarEvent[],
  { name, refreshMinutes }: { name: string; refreshMinutes: number },
): string {
  const calendar: ICalCalendar = ical({
    prodId: PROGRAM,
    method: ICalCalendarMethod.PUBLISH,
    // The library writes the name as it is.
    name: line(name).replace(/[\\;,]/g, '\\$&'),
    ttl: refreshMinutes * 60,
  });
  for (const { attendee: _, ...event } of events) {
    if (event.state === 'booked') calendar.createEvent(toEvent(event));
  }
  // Strict readers refuse a file without any component (RFC 5545, 3.6).
  if (calendar.length() === 0) calendar.timezone(ONLY_A_ZONE);
  return written(calendar);
}

/** The text of a calendar. The library leaves out the end of the last line, which RFC 5545, 3.4 asks for. */
const written = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/*
 * Control characters are not allowed in texts (RFC 5545, 3.3.11), and the library lets them through. Next to half a
 * surrogate pair it would fold a line within an emoji.
 */
const text = (value: string): string => plainText(value.toWellFormed());
const line = (value: string): string => plainLine(value.toWellFormed());

/** All times are in UTC, so that no file needs a description of a time zone. */
function toEvent(event: CalendarEvent): ICalEventData {
  const { startsAt, minutes, changedAt, organizer, attendee, url } = event;
  return {
    id: `${event.id}@${OWN_EVENT_DOMAIN}`,
    sequence: event.sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    stamp: changedAt,
    lastModified: changedAt,
    summary: line(event.summary),
    description: text(event.description),
    location: line(event.location),
    ...(url !== undefined && { url }),
    // A name is a parameter. There a quote ends it and cannot be escaped (RFC 5545, 3.2), a caret starts an escape
    // (RFC 6868), and some programs take a backslash for one.
    organizer: { name: line(organizer.name).replace(/["^\\]/g, "'"), email: organizer.email },
    ...(attendee !== undefined && {
      attendees: [
        {
          email: attendee,
          role: ICalAttendeeRole.REQ,
          // Not accepted yet, although the visitor booked: anyone may have typed the address. Outlook asks for an answer
          // in any case, and Gmail may offer none without RSVP.
          status: ICalAttendeeStatus.NEEDSACTION,
          rsvp: true,
        },
      ],
    }),
    status: event.state === 'booked' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    busystatus: event.state === 'booked' ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    transparency: ICalEventTransparency.OPAQUE,
  };
}
