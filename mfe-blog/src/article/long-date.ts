const longDateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  // An article's date is a day, not a moment. Without UTC, time zones west of Greenwich would show the day before.
  timeZone: 'UTC',
});

/**
 * Formats a day as `March 25, 2025`, the same on the server and in every visitor's time zone.
 * @param day ISO 8601, `2025-03-25`.
 */
export const longDate = (day: string): string =>
  longDateFormat.format(new Date(`${day}T00:00:00Z`));
