import { afterEach, describe, expect, it } from 'vitest';
import { readBusyTimes } from './read-busy-times.js';

const ZONE = 'America/Chicago';
const FROM = new Date('2027-03-01T00:00:00Z');
const TO = new Date('2027-04-15T00:00:00Z');

const calendar = (...parts: string[]) =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...parts, 'END:VCALENDAR', ''].join('\n')}`;

const event = (lines: string, uid = 'UID:one') => `BEGIN:VEVENT\n${uid}\n${lines}\nEND:VEVENT`;

const readAll = (...parts: string[]) => readBusyTimes(calendar(...parts), FROM, TO, ZONE);

const starts = (...parts: string[]) =>
  readAll(...parts).times.map(({ start }) =>
    new Date(start).toISOString().replace(':00.000Z', 'Z'),
  );

const zone = (name: string, ...[from, to]: string[]) =>
  `BEGIN:VTIMEZONE\nTZID:${name}\nBEGIN:STANDARD\nDTSTART:20261101T020000\nTZOFFSETFROM:${from}\nTZOFFSETTO:${to}\nEND:STANDARD\nEND:VTIMEZONE`;

/** Outlook’s name for any zone that somebody has changed. */
const CUSTOM = `BEGIN:VTIMEZONE
TZID:Customized Time Zone
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const at9 = (tzid: string) => event(`DTSTART;TZID=${tzid}:20270316T090000\nDURATION:PT1H`);

describe('the zone of a time', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  it('is the studio’s for a time without one', () => {
    const floating = event('DTSTART:20270316T090000\nDURATION:PT1H');
    expect(starts(zone('Asia/Tokyo', '+0900', '+0900'), floating)).toEqual(['2027-03-16T14:00Z']);
  });

  it.each([
    ['/freeassociation.sourceforge.net/America/New_York', '13:00'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '12:00'],
    ['tzone://Microsoft/Utc', '09:00'],
    ['"tzone://Microsoft/Utc"', '09:00'],
    ['Asia/Tokyo', '00:00'],
    ['Somewhere/Unknown', '14:00'],
    ['__proto__', '14:00'],
  ])('is known by its name: %s', (name, clock) => {
    expect(starts(at9(name))).toEqual([`2027-03-16T${clock}Z`]);
  });

  it('is as the calendar describes it, even under a known name', () => {
    expect(starts(zone('Asia/Tokyo', '+0300', '+0400'), at9('Asia/Tokyo'))).toEqual([
      '2027-03-16T05:00Z',
    ]);
    // Before the first change that is described, clocks were as that change found them.
    expect(starts(zone('X', '+0300', '+0400').replace('2026', '2028'), at9('X'))).toEqual([
      '2027-03-16T06:00Z',
    ]);
    expect(starts(CUSTOM, at9('Customized Time Zone'))).toEqual(['2027-03-16T13:00Z']);
    expect(starts(CUSTOM, at9('"Customized Time Zone"').replace('0316', '0310'))).toEqual([
      '2027-03-10T14:00Z',
    ]);
  });

  it('is known when its description is wrong, or its events are left out', () => {
    const wrong = (name: string) =>
      zone(name, '+0300', '+0400').replace('TZOFFSETTO', 'RRULE:FREQ=SECONDLY\nTZOFFSETTO');
    expect(starts(wrong('Asia/Tokyo'), at9('Asia/Tokyo'))).toEqual(['2027-03-16T00:00Z']);
    expect(readAll(wrong('X'), at9('X'))).toEqual({ times: [], leftOut: 1 });
  });

  it('counts for what is left out of a series', () => {
    const series = event(
      'DTSTART;TZID=Customized Time Zone:20270309T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;TZID=Customized Time Zone:20270316T090000',
    );
    expect(starts(CUSTOM, series)).toEqual(['2027-03-09T14:00Z', '2027-03-23T13:00Z']);
  });

  it.each([
    ['UTC', 0],
    ['America/Chicago', 360],
    ['Asia/Tokyo', -540],
  ])('is never the server’s: %s', (server, offset) => {
    process.env.TZ = server;
    expect(new Date('2027-01-01T00:00:00Z').getTimezoneOffset()).toBe(offset);
    const weekly = event('DTSTART:20270309T200000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=3');
    expect(starts(CUSTOM, weekly)).toEqual([
      '2027-03-10T02:00Z',
      '2027-03-17T01:00Z',
      '2027-03-24T01:00Z',
    ]);
    const days = event(
      'DTSTART;VALUE=DATE:20270313\nDTEND;VALUE=DATE:20270315\nRRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(readAll(days).times).toEqual([
      { start: Date.parse('2027-03-13T06:00Z'), end: Date.parse('2027-03-15T05:00Z') },
      { start: Date.parse('2027-03-20T05:00Z'), end: Date.parse('2027-03-22T05:00Z') },
    ]);
    expect(starts(at9('America/New_York'))).toEqual(['2027-03-16T13:00Z']);
  });
});
