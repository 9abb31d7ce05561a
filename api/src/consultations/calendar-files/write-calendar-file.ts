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

/**
 * The file in a mail to the visitor (RFC 5546, 3.2.2 and 3.2.5). Google, Apple and Outlook take invitation, change and
 * cancellation as one event, because id and organizer stay the same and the sequence grows.
 */
export function writeInvitation(event: CalendarEvent): Invitation {
  const isBooked = event.state === 'booked';
  const calendar = ical({
    prodId: PROGRAM,
    method: isBooked ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  });
  calendar.createEvent(toEvent(event));
  return { method: isBooked ? 'REQUEST' : 'CANCEL', content: calendar.toString() };
}

/** A file to save or to attach to a mail that asks for no answer. A cancelled event says so. */
export function writeFile({ attendee: _, ...event }: CalendarEvent): string {
  const calendar = ical({ prodId: PROGRAM, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent(toEvent(event));
  return calendar.toString();
}

/** A calendar to subscribe to. It has only what is booked, and is valid without any event. */
export function writeFeed(
  events: readonly CalendarEvent[],
  { name, refreshMinutes }: { name: string; refreshMinutes: number },
): string {
  const calendar: ICalCalendar = ical({
    prodId: PROGRAM,
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: refreshMinutes * 60,
  });
  for (const { attendee: _, ...event } of events) {
    if (event.state === 'booked') calendar.createEvent(toEvent(event));
  }
  return calendar.toString();
}

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
    // Control characters are not allowed in texts (RFC 5545, 3.3.11), and the library lets them through.
    summary: plainLine(event.summary),
    description: plainText(event.description),
    location: plainLine(event.location),
    ...(url !== undefined && { url }),
    organizer: { name: plainLine(organizer.name), email: organizer.email },
    ...(attendee !== undefined && {
      attendees: [
        {
          email: attendee,
          role: ICalAttendeeRole.REQ,
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
