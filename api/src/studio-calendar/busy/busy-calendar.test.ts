import { eventually } from '@northloop/testing/eventually';
import { listen } from '@northloop/testing/vitest';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../config/environment.js';
import { createLogger } from '../../logging/logger.js';
import { BusyCalendar } from './busy-calendar.js';

const HOUR_MS = 3_600_000;
const SECRET = 'private-4f1c9a';

const inHours = (hours: number) =>
  new Date(Date.now() + hours * HOUR_MS).toISOString().replace(/[-:]|\.\d+/g, '');

const calendarWith = (uid: string, hours: number) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:${inHours(hours)}\r\nDTEND:${inHours(hours + 1)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

describe('the studio’s calendar', () => {
  let busy: BusyCalendar | undefined;
  let log: string[] = [];
  afterEach(async () => {
    await busy?.beforeApplicationShutdown();
    log = [];
  });

  const follow = (url: string | undefined) => {
    const { consultations } = readEnvironment({});
    busy = new BusyCalendar(
      {
        consultations: {
          ...consultations,
          // Quicker than the setting allows, so that nothing here waits.
          busyCalendar:
            url === undefined ? undefined : { url: `${url}/${SECRET}.ics`, pollSeconds: 0.05 },
        },
      },
      createLogger('info', (line) => log.push(line)),
    );
    busy.onApplicationBootstrap();
    return busy;
  };
  const soon = () => ({ start: Date.now(), end: Date.now() + 10 * HOUR_MS });

  it('is followed, and the last good copy outlives a bad answer', async () => {
    let answer = { status: 200, body: calendarWith('a', 1), type: 'text/calendar' };
    const url = await listen((_request, response) => {
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    });
    const calendar = follow(url);
    expect(calendar.busyTimes(soon())).toEqual([]);
    await eventually(() => expect(calendar.busyTimes(soon())).toHaveLength(1));

    for (const bad of [
      { status: 500, body: 'oops', type: 'text/plain' },
      { status: 200, body: '<!doctype html><title>Sign in</title>', type: 'text/html' },
      { status: 200, body: `BEGIN:VCALENDAR\r\n${'x'.repeat(5_000_001)}`, type: 'text/calendar' },
    ]) {
      answer = bad;
      await eventually(() => expect(log.join('')).toContain('could not be read'));
      expect(calendar.busyTimes(soon())).toHaveLength(1);
      answer = { status: 200, body: calendarWith('b', 1), type: 'text/calendar' };
      await eventually(() => expect(log.join('')).toContain('can be read again'));
      expect(log.join('')).not.toContain(SECRET);
      log.length = 0;
    }
    answer = { status: 200, body: calendarWith('c', 200), type: 'text/calendar' };
    await eventually(() => expect(calendar.busyTimes(soon())).toEqual([]));
  });

  it('is not sent again when it has not changed', async () => {
    const asked: (string | undefined)[] = [];
    const url = await listen((request, response) => {
      asked.push(request.headers['if-none-match']);
      if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
      else {
        response
          .writeHead(200, { etag: '"one"', 'content-type': 'text/calendar' })
          .end(calendarWith('a', 1));
      }
    });
    const calendar = follow(url);
    await eventually(() => expect(asked.length).toBeGreaterThan(2));
    expect(asked.slice(0, 3)).toEqual([undefined, '"one"', '"one"']);
    expect(calendar.busyTimes(soon())).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it('says once that it cannot be reached, without its address, and stops while it waits', async () => {
    const url = await listen(() => {
      // Never answers.
    });
    const waiting = follow(url);
    expect(waiting.busyTimes(soon())).toEqual([]);
    await waiting.beforeApplicationShutdown();

    follow('http://127.0.0.1:9');
    await eventually(() => expect(log.join('')).toContain('could not be reached'));
    expect(log.join('')).not.toContain(SECRET);
    expect(log).toHaveLength(1);
  });

  it('is busy at no time when there is none', () => {
    expect(follow(undefined).busyTimes(soon())).toEqual([]);
  });
});
