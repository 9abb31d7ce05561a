import { eventually } from '@northloop/testing/eventually';
import { listen } from '@northloop/testing/vitest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../config/environment.js';
import { createLogger } from '../../logging/logger.js';
import { BusyCalendar } from './busy-calendar.js';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) =>
  new Date(Date.now() + hours * HOUR_MS).toISOString().replace(/[-:]|\.\d+/g, '');

const calendarWith = (uid: string, hours: number) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:${inHours(hours)}\r\nDTEND:${inHours(hours + 1)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

describe('the copy of the studio’s calendar', () => {
  let busy: BusyCalendar | undefined;
  let log: string[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    await busy?.beforeApplicationShutdown();
    log = [];
  });

  const follow = (url: string) => {
    const { consultations } = readEnvironment({});
    busy = new BusyCalendar(
      {
        consultations: {
          ...consultations,
          // Quicker than the setting allows, so that nothing here waits.
          busyCalendar: { url, pollSeconds: 0.05 },
        },
      },
      createLogger('info', (line) => log.push(line)),
    );
    busy.onApplicationBootstrap();
    return busy;
  };
  const soon = () => ({ start: Date.now(), end: Date.now() + 10 * HOUR_MS });

  it('reaches further every day, also while it cannot be reached', async () => {
    let isDown = false;
    const weekly = calendarWith('a', 1).replace('END:VEVENT', 'RRULE:FREQ=WEEKLY\r\nEND:VEVENT');
    const url = await listen((_request, response) => {
      response.writeHead(isDown ? 500 : 200, { 'content-type': 'text/calendar' }).end(weekly);
    });
    const calendar = follow(url);
    await eventually(() => expect(calendar.busyTimes(soon())).toHaveLength(1));
    isDown = true;
    await eventually(() => expect(log.join('')).toContain('could not be read'));
    const start = Date.now() + 400 * 24 * HOUR_MS;
    const later = { start, end: start + 7 * 24 * HOUR_MS };
    expect(calendar.busyTimes(later)).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await eventually(() => expect(calendar.busyTimes(later)).not.toEqual([]));
  });

  it('is asked one look at a time, and keeps its tag when a page comes instead', async () => {
    const asked: (string | undefined)[] = [];
    let open = 0;
    let most = 0;
    const url = await listen((request, response) => {
      open += 1;
      most = Math.max(most, open);
      asked.push(request.headers['if-none-match']);
      const isFirst = asked.length === 1;
      setTimeout(() => {
        open -= 1;
        response
          .writeHead(200, { etag: isFirst ? '"one"' : '"page"' })
          .end(isFirst ? calendarWith('a', 1) : '<!doctype html>');
      }, 120);
    });
    const calendar = follow(url);
    await eventually(() => expect(asked.length).toBeGreaterThan(3));
    expect(most).toBe(1);
    expect(asked.slice(0, 4)).toEqual([undefined, '"one"', '"one"', '"one"']);
    expect(calendar.busyTimes(soon())).toHaveLength(1);
  });

  it('says how many events are left out, and again only when that changes', async () => {
    let number = 1;
    let answers = 0;
    const url = await listen((_request, response) => {
      answers += 1;
      const wrong = 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(number);
      // Another text each time, so that it is worked out each time.
      response.end(calendarWith(`${answers}`, 1).replace('END:VCAL', `${wrong}END:VCAL`));
    });
    follow(url);
    await eventually(() => expect(answers).toBeGreaterThan(3));
    expect(log).toHaveLength(1);
    expect(log.join('')).toContain('"leftOut":1');
    number = 2;
    await eventually(() => expect(log.join('')).toContain('"leftOut":2'));
  });
});
