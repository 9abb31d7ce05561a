import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { fetchCalendar } from './fetch-calendar.js';

describe('fetchCalendar', () => {
  const stopped = () => new AbortController().signal;

  it('gives up on a server that is silent, or stops in the middle', async () => {
    const silent = await listen(() => {
      // Never answers.
    });
    await expect(fetchCalendar(silent, undefined, stopped(), 50)).rejects.toThrow(
      'could not be reached',
    );
    const stuck = await listen((_request, response) => {
      response.write('BEGIN:VCALENDAR');
    });
    await expect(fetchCalendar(stuck, undefined, stopped(), 100)).rejects.toThrow('broke off');
  });

  it('does not begin when it is stopped', async () => {
    await expect(
      fetchCalendar('http://127.0.0.1:9', undefined, AbortSignal.abort()),
    ).rejects.toThrow('could not be reached');
  });

  it('resolves with the same copy when its text is the same', async () => {
    const url = await listen((_request, response) => {
      response.end('BEGIN:VCALENDAR');
    });
    const first = await fetchCalendar(url, undefined, stopped());
    expect(await fetchCalendar(url, first, stopped())).toBe(first);
  });
});
