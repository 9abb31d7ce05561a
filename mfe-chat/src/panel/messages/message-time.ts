/** After a pause longer than this, in minutes, the time is shown between two messages. */
const PAUSE_MINUTES = 30;

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/**
 * The time to show above a message, in the visitor's time zone; null if the previous message is recent enough.
 * @param timestamp ISO 8601
 * @param previous timestamp of the message before it; null for the first
 */
export function messageTime(timestamp: string, previous: string | null, now: Date): string | null {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return null;
  if (previous !== null) {
    const before = new Date(previous);
    const pause = (at.getTime() - before.getTime()) / 60_000;
    if (isSameDay(at, before) && pause < PAUSE_MINUTES) return null;
  }
  if (isSameDay(at, now)) return time.format(at);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (isSameDay(at, yesterday)) return `Yesterday, ${time.format(at)}`;
  const date = at.getFullYear() === now.getFullYear() ? day.format(at) : dayOfYear.format(at);
  return `${date}, ${time.format(at)}`;
}

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();
