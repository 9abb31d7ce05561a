import { siteConfig } from '@northloop/contracts';

/**
 * An instant in words, such as `Tuesday, December 8, 2026 at 3:00 PM CST`.
 * @param timeZone IANA name; the studio's by default
 */
export function timeInWords(instant: Date, timeZone: string = siteConfig.timeZone): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(instant)
    .replaceAll('\u202f', ' ');
}

/** A day and a time as one says them, such as `Tuesday, December 8 at 3:00 PM CST`, without the year. */
export const dayAndTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(instant)
    .replaceAll('\u202f', ' ');

/** An instant for the subject of a mail, in the studio's time: `Tue, Dec 8, 3:00 PM`. */
export const shortTime = (instant: Date, timeZone: string = siteConfig.timeZone): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
    .format(instant)
    .replaceAll('\u202f', ' ');

/** Whether two zones show the same time at an instant, so that one of them is enough. */
export const isSameTime = (instant: Date, one: string, other: string): boolean =>
  clock(instant, one) === clock(instant, other);

const clock = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    instant,
  );
