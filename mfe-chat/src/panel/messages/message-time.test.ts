import { describe, expect, it } from 'vitest';
import { messageTime } from './message-time';

/** Built from local parts, so that the test means the same in every time zone. */
const at = (year: number, month: number, date: number, hour: number, minute = 0) =>
  new Date(year, month - 1, date, hour, minute);

const NOW = at(2025, 3, 2, 16, 0);

const label = (message: Date, previous: Date | null = null) =>
  messageTime(message.toISOString(), previous?.toISOString() ?? null, NOW)?.replace(/\s/g, ' ') ??
  null;

describe('messageTime', () => {
  it('stands above the first message', () => {
    expect(label(at(2025, 3, 2, 14, 14))).toBe('2:14 PM');
  });

  it('names the day when it is not today', () => {
    expect(label(at(2025, 3, 1, 9, 5))).toBe('Yesterday, 9:05 AM');
    expect(label(at(2025, 2, 14, 9, 5))).toBe('Feb 14, 9:05 AM');
    expect(label(at(2024, 12, 31, 23, 59))).toBe('Dec 31, 2024, 11:59 PM');
  });

  it('knows yesterday over the turn of a month', () => {
    const now = at(2025, 3, 1, 8);
    expect(messageTime(at(2025, 2, 28, 8).toISOString(), null, now)).toContain('Yesterday');
  });

  it('is left out in a running conversation', () => {
    expect(label(at(2025, 3, 2, 14, 29), at(2025, 3, 2, 14, 0))).toBeNull();
    expect(label(at(2025, 3, 2, 14, 30), at(2025, 3, 2, 14, 0))).toBe('2:30 PM');
    expect(label(at(2025, 3, 2, 0, 1), at(2025, 3, 1, 23, 59))).toBe('12:01 AM');
  });

  it('is left out where there is no time', () => {
    expect(messageTime('', null, NOW)).toBeNull();
  });
});
