const longDateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  // An article's date is a day, not a moment: it must not slip to the day before west of Greenwich.
  timeZone: 'UTC',
});

/**
 * Writes a day the long way: `March 25, 2025`, the same on the server and in every visitor's time zone.
 * @param day ISO 8601, `2025-03-25`.
 */
export const longDate = (day: string): string =>
  longDateFormat.format(new Date(`${day}T00:00:00Z`));
