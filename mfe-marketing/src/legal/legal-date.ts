/** The agency's own clock: server and browser must name the same day, wherever they stand. */
const TIME_ZONE = 'America/Chicago';

/** A moment as the date in Maple Grove, such as "March 1, 2025". */
export const legalDate = (moment: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE }).format(moment);
