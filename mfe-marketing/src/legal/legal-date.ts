/**
 * A day as it is read, such as "March 1, 2025".
 * @param day `YYYY-MM-DD`; the same day everywhere, whatever the reader's time zone
 */
export const legalDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
