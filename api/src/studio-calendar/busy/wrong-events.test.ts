import { describe, expect, it } from 'vitest';
import { OWN_EVENT_DOMAIN } from '../own-events.js';
import { readBusyTimes } from './read-busy-times.js';

const ZONE = 'America/Chicago';
const FROM = new Date('2027-03-01T00:00:00Z');
const TO = new Date('2027-04-15T00:00:00Z');

const calendar = (...parts: string[]) =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...parts, 'END:VCALENDAR', ''].join('\n')}`;

const event = (lines: string, uid = 'UID:one') => `BEGIN:VEVENT\n${uid}\n${lines}\nEND:VEVENT`;

const readAll = (...parts: string[]) => readBusyTimes(calendar(...parts), FROM, TO, ZONE);

const GOOD = event('DTSTART:20270316T140000Z\nDTEND:20270316T150000Z', 'UID:good');
const TIME = 'DTSTART:20270320T140000Z\nDTEND:20270320T150000Z';

describe('an event that is wrong', () => {
  it.each([
    'DTSTART:20270320T140000Z\nDTSTART:20270321T140000Z',
    'DTSTART:20271399T140000Z',
    'DTSTART:soon',
    'DTSTART',
    'SUMMARY:It never starts',
    'DTSTART:20270320T140000Z\nDTEND:20270319T140000Z',
    'DTSTART:20270320T140000Z\nDTEND;X=":20270320T150000Z',
    `DTSTART${';A=b'.repeat(300_000)}:20270320T140000Z`,
    ...['INTERVAL=0', 'COUNT=0', 'COUNT=many', '__PROTO__=x', 'ITERATOR=x', 'FREQ=DAILY'].map(
      (part) => `${TIME}\nRRULE:FREQ=DAILY;${part}`,
    ),
    ...[
      'FREQ=SOMETIMES',
      'BYDAY=MO',
      'FREQ=YEARLY;BYWEEKNO=10',
      'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=99999999',
    ].map((rule) => `${TIME}\nRRULE:${rule}`),
  ])('is left out, and no other: %#', (lines) => {
    for (const parts of [
      [event(lines), GOOD],
      [GOOD, event(lines)],
    ]) {
      const { times, leftOut } = readAll(...parts);
      expect(times).toHaveLength(1);
      expect(leftOut).toBe(1);
    }
  });

  it('is left out when it does not end', () => {
    const { times, leftOut } = readAll(`BEGIN:VEVENT\nUID:a\n${TIME}`, GOOD);
    expect({ times: times.length, leftOut }).toEqual({ times: 1, leftOut: 1 });
  });

  it('counts when only something beside its times is malformed', () => {
    const alarm = 'BEGIN:VALARM\nTRIGGER:-PT5M\nDURATION:PT9H\nEND:VALARM';
    const { times, leftOut } = readAll(
      event(`${TIME}\nno colon\nATTENDEE;CN="open:mailto:x\n${alarm}\n;;;`),
    );
    expect({ times: times.length, leftOut }).toEqual({ times: 1, leftOut: 0 });
  });
});

describe('an ordinary event', () => {
  it.each([
    'UID:vcalendar',
    'UID:__proto__',
    'UID:constructor',
    'UID;X-A=b;__proto__=c:with parameters',
    'SUMMARY:No id',
  ])('may have any id: %s', (uid) => {
    const { times, leftOut } = readAll(event(TIME, uid), GOOD);
    expect({ times: times.length, leftOut }).toEqual({ times: 2, leftOut: 0 });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('is our own whatever the case of its id', () => {
    for (const domain of [OWN_EVENT_DOMAIN, OWN_EVENT_DOMAIN.toUpperCase()]) {
      expect(readAll(event(TIME, `UID;X-A=b:1@${domain}`)).times).toEqual([]);
      expect(
        readAll(event(TIME, `UID:1@${domain.slice(0, 9)}\n ${domain.slice(9)}`)).times,
      ).toEqual([]);
    }
    expect(readAll(event(TIME, `UID:1@x.${OWN_EVENT_DOMAIN}.org`)).times).toHaveLength(1);
  });

  it('may be folded in the middle of a time', () => {
    expect(
      readAll(event('DTSTART:202703\r\n 20T140000Z\r\nDTE\r\n\tND:20270320T150000Z')).times,
    ).toEqual([{ start: Date.parse('2027-03-20T14:00Z'), end: Date.parse('2027-03-20T15:00Z') }]);
  });

  it('is one day if it ends on the day it starts', () => {
    for (const end of [
      'DTEND;VALUE=DATE:20270313',
      'DURATION:P1D',
      'DURATION:PT0S',
      'TRANSP:OPAQUE',
    ]) {
      expect(readAll(event(`DTSTART;VALUE=DATE:20270313\n${end}`)).times, end).toEqual([
        { start: Date.parse('2027-03-13T06:00Z'), end: Date.parse('2027-03-14T06:00Z') },
      ]);
    }
  });
});

describe('a calendar', () => {
  it('is refused when it was cut off', () => {
    const whole = calendar(GOOD);
    for (let end = 20; end < whole.trimEnd().length; end += 1) {
      expect(() => readBusyTimes(whole.slice(0, end), FROM, TO, ZONE)).toThrow('calendar');
    }
    expect(() => readBusyTimes(`${whole}${whole.slice(0, -6)}`, FROM, TO, ZONE)).toThrow('cut off');
  });
});
