/** A consultation as a calendar shows it. Its texts may hold anything. */
export interface CalendarEvent {
  /** UUID of the booking. */
  id: string;
  /** 0 at first, one more with each change. */
  sequence: number;
  startsAt: Date;
  minutes: number;
  state: 'booked' | 'cancelled';
  summary: string;
  description: string;
  location: string;
  url?: string;
  /** The same in all files about an event: calendars take a change only from the organizer of the first one. */
  organizer: { name: string; email: string };
  /** Address of the visitor, for an invitation. */
  attendee?: string;
  changedAt: Date;
}
