const HOUR_MS = 3_600_000;

/** How long before a consultation its visitor is reminded. */
const BEFORE_MS = 24 * HOUR_MS;

/** A reminder that follows the booking this soon would only repeat it. */
const LEAST_PAUSE_MS = 12 * HOUR_MS;

/** When to remind of a consultation; undefined if it is too soon. */
export function reminderTime(startsAt: Date, now: Date): Date | undefined {
  const time = startsAt.getTime() - BEFORE_MS;
  return time - now.getTime() < LEAST_PAUSE_MS ? undefined : new Date(time);
}
