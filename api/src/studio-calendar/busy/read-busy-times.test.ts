import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './read-busy-times.js';

const ZONE = 'America/Chicago';
const FROM = new Date('2027-03-01T00:00:00Z');
const TO = new Date('2027-04-15T00:00:00Z');

/** Apple and Google write the zone's rules into the file. */
const CHICAGO = `BEGIN:VTIMEZONE
TZID:America/Chicago
BEGIN:DAYLIGHT
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
TZNAME:CDT
DTSTART:19700308T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
TZNAME:CST
DTSTART:19701101T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`;

/** Outlook names zones in its own way. */
const CENTRAL = CHICAGO.replace('TZID:America/Chicago', 'TZID:Central Standard Time');

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...parts, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n');

const event = (lines: string, uid = 'one@google.com') =>
  `BEGIN:VEVENT\nUID:${uid}\nDTSTAMP:20270101T000000Z\nSUMMARY:Busy\n${lines}\nEND:VEVENT`;

const read = (...parts: string[]) =>
  readBusyTimes(calendar(...parts), FROM, TO, ZONE).times.map(({ start, end }) => [
    new Date(start).toISOString().replace(':00.000Z', 'Z'),
    new Date(end).toISOString().replace(':00.000Z', 'Z'),
  ]);

describe('readBusyTimes', () => {
  it('reads times in UTC, in a zone, in Outlook’s zone, and without one', () => {
    const busy = [['2027-03-16T14:00Z', '2027-03-16T15:30Z']];
    expect(read(event('DTSTART:20270316T140000Z\nDTEND:20270316T153000Z'))).toEqual(busy);
    const local =
      'DTSTART;TZID=America/Chicago:20270316T090000\nDTEND;TZID=America/Chicago:20270316T103000';
    expect(read(CHICAGO, event(local))).toEqual(busy);
    expect(read(event(local))).toEqual(busy);
    expect(
      read(CENTRAL, event(local.replaceAll('America/Chicago', 'Central Standard Time'))),
    ).toEqual(busy);
    expect(read(event('DTSTART:20270316T090000\nDTEND:20270316T103000'))).toEqual(busy);
    expect(read(event('DTSTART:20270316T140000Z\nDURATION:PT1H30M'))).toEqual(busy);
  });

  it('reads whole days in the studio’s zone', () => {
    expect(read(event('DTSTART;VALUE=DATE:20270313\nDTEND;VALUE=DATE:20270316'))).toEqual([
      ['2027-03-13T06:00Z', '2027-03-16T05:00Z'],
    ]);
    expect(read(event('DTSTART;VALUE=DATE:20270320'))).toEqual([
      ['2027-03-20T05:00Z', '2027-03-21T05:00Z'],
    ]);
  });

  it('repeats over a change of clocks, without what was left out', () => {
    const weekly = event(
      'DTSTART;TZID=America/Chicago:20270302T090000\nDTEND;TZID=America/Chicago:20270302T100000\n' +
        'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270319T045959Z\nEXDATE;TZID=America/Chicago:20270304T090000',
    );
    expect(read(CHICAGO, weekly)).toEqual([
      ['2027-03-02T15:00Z', '2027-03-02T16:00Z'],
      ['2027-03-09T15:00Z', '2027-03-09T16:00Z'],
      ['2027-03-11T15:00Z', '2027-03-11T16:00Z'],
      ['2027-03-16T14:00Z', '2027-03-16T15:00Z'],
      ['2027-03-18T14:00Z', '2027-03-18T15:00Z'],
    ]);
  });

  it('takes a moved and a cancelled instance for what they are', () => {
    const series = event(
      'DTSTART;TZID=America/Chicago:20270315T090000\nDTEND;TZID=America/Chicago:20270315T100000\nRRULE:FREQ=DAILY;COUNT=3',
    );
    const moved = event(
      'RECURRENCE-ID;TZID=America/Chicago:20270316T090000\nDTSTART;TZID=America/Chicago:20270316T130000\nDTEND;TZID=America/Chicago:20270316T133000',
    );
    const cancelled = event(
      'RECURRENCE-ID;TZID=America/Chicago:20270317T090000\nDTSTART;TZID=America/Chicago:20270317T090000\nDTEND;TZID=America/Chicago:20270317T100000\nSTATUS:CANCELLED',
    );
    expect(read(CHICAGO, series, moved, cancelled)).toEqual([
      ['2027-03-15T14:00Z', '2027-03-15T15:00Z'],
      ['2027-03-16T18:00Z', '2027-03-16T18:30Z'],
    ]);
  });

  it('leaves out what is free, cancelled, over, or our own', () => {
    const time = 'DTSTART:20270316T140000Z\nDTEND:20270316T153000Z';
    expect(
      read(
        event(`${time}\nTRANSP:TRANSPARENT`, 'a'),
        event(`${time}\nSTATUS:CANCELLED`, 'b'),
        event(`${time}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`, 'c'),
        event(time, 'd@consultations.northloop.example'),
        event(time.replaceAll('2027', '2025'), 'e'),
      ),
    ).toEqual([]);
    expect(
      read(event(`${time}\nTRANSP:OPAQUE\nSTATUS:TENTATIVE\nX-MICROSOFT-CDO-BUSYSTATUS:BUSY`)),
    ).toHaveLength(1);
  });

  it('joins what overlaps, and has what began before', () => {
    expect(
      read(
        event('DTSTART:20270316T140000Z\nDTEND:20270316T150000Z', 'a'),
        event('DTSTART:20270316T143000Z\nDTEND:20270316T160000Z', 'b'),
        event('DTSTART:20270316T160000Z\nDTEND:20270316T163000Z', 'c'),
        event('DTSTART:20270228T000000Z\nDTEND:20270302T000000Z', 'd'),
      ),
    ).toEqual([
      ['2027-02-28T00:00Z', '2027-03-02T00:00Z'],
      ['2027-03-16T14:00Z', '2027-03-16T16:30Z'],
    ]);
  });

  it('refuses what is no calendar, and takes an empty one', () => {
    for (const text of ['', '<!doctype html><title>Sign in</title>', '{"error":1}']) {
      expect(() => readBusyTimes(text, FROM, TO, ZONE), text).toThrow('not a calendar');
    }
    expect(read()).toEqual([]);
  });

  it('reads what repeats since long ago, and leaves out what repeats without measure', () => {
    const since = (rule: string) =>
      event(`DTSTART:19950301T140000Z\nDTEND:19950301T143000Z\nRRULE:${rule}`, rule);
    expect(read(since('FREQ=WEEKLY;BYDAY=MO'))).toHaveLength(7);
    expect(read(since('FREQ=DAILY'))).toHaveLength(45);
    const { times, leftOut } = readBusyTimes(
      calendar(since('FREQ=SECONDLY'), since('FREQ=MONTHLY;BYMONTHDAY=2')),
      FROM,
      TO,
      ZONE,
    );
    expect(times).toHaveLength(2);
    expect(leftOut).toBe(1);
  });
});
