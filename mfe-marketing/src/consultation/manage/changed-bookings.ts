import type { Consultation } from '@northloop/contracts';

/**
 * Bookings that the visitor has changed on this page, by token. The site keeps the data of pages for the way back, so a
 * booking's page would otherwise show what the booking was before.
 */
const changed = new Map<string, Consultation>();

/** Notes what a booking is now. Only for browsers. */
export const noteChange = (token: string, consultation: Consultation): void => {
  changed.set(token, consultation);
};

/** What a booking is now: as it was loaded, unless the visitor has changed it since. */
export const currentBooking = (token: string, loaded: Consultation): Consultation =>
  changed.get(token) ?? loaded;
