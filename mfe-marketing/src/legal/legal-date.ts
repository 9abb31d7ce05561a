/**
 * A day in readable form, such as "March 1, 2025".
 * @param day `YYYY-MM-DD`; the same day is shown in every time zone
 */
export const legalDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
