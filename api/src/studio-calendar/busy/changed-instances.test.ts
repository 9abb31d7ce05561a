import { describe, expect, it } from 'vitest';
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

const SERIES = event('DTSTART:20270315T140000Z\nDTEND:20270315T150000Z\nRRULE:FREQ=DAILY;COUNT=3');
const instead = (of: string, lines: string) => event(`RECURRENCE-ID:${of}T140000Z\n${lines}`);
const at = (time: string) => `DTSTART:${time}\nDURATION:PT1H`;

describe('instances of a series', () => {
  it('count where they are moved to, also from outside the window', () => {
    const daily = event('DTSTART:20270601T140000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3');
    expect(starts(daily, instead('20270602', at('20270320T140000Z')))).toEqual([
      '2027-03-20T14:00Z',
    ]);
  });

  it('leave the rest of the series when one before it is cancelled or free', () => {
    for (const free of ['STATUS:CANCELLED', 'TRANSP;X-A=b:TRANSPARENT', 'STATUS;X-A=b:cancelled']) {
      expect(starts(instead('20270316', `${at('20270316T140000Z')}\n${free}`), SERIES)).toEqual([
        '2027-03-15T14:00Z',
        '2027-03-17T14:00Z',
      ]);
    }
    expect(starts(instead('20270316', 'STATUS:CANCELLED'), SERIES)).toHaveLength(2);
  });

  it('count without the series', () => {
    expect(
      starts(
        instead('20270316', at('20270316T140000Z')),
        instead('20270317', at('20270317T150000Z')),
      ),
    ).toEqual(['2027-03-16T14:00Z', '2027-03-17T15:00Z']);
  });

  it('may change from a whole day to a time', () => {
    const days = event('DTSTART;VALUE=DATE:20270315\nRRULE:FREQ=DAILY;COUNT=2');
    const moved = event(`RECURRENCE-ID;VALUE=DATE:20270316\n${at('20270316T140000Z')}`);
    expect(starts(days, moved)).toEqual(['2027-03-15T05:00Z', '2027-03-16T14:00Z']);
  });

  it('are added, and left out by a date on the clock of the series', () => {
    const evening = (more: string) =>
      event(
        `DTSTART;TZID=America/Chicago:20270315T200000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3\n${more}`,
      );
    expect(starts(evening('EXDATE;VALUE=DATE:20270316'))).toEqual([
      '2027-03-16T01:00Z',
      '2027-03-18T01:00Z',
    ]);
    expect(
      starts(
        event(
          `${at('20270310T140000Z')}\nRDATE:20270311T140000Z,20270312T140000Z\nRDATE;VALUE=PERIOD:20270313T100000Z/PT2H,20270314T100000Z/20270314T103000Z\nRDATE;VALUE=DATE:20270305\nEXDATE:20270312T140000Z`,
        ),
      ),
    ).toEqual([
      '2027-03-05T14:00Z',
      '2027-03-10T14:00Z',
      '2027-03-11T14:00Z',
      '2027-03-13T10:00Z',
      '2027-03-14T10:00Z',
    ]);
  });

  it('are kept, and counted as left out, where a change is meant for all later ones', () => {
    const moved = event(
      `RECURRENCE-ID;RANGE=THISANDFUTURE:20270316T140000Z\n${at('20270316T180000Z')}`,
    );
    expect(starts(SERIES, moved)).toEqual([
      '2027-03-15T14:00Z',
      '2027-03-16T18:00Z',
      '2027-03-17T14:00Z',
    ]);
    expect(readAll(SERIES, moved).leftOut).toBe(1);
  });

  it('end with the rule, given as an instant, a date, or a time on the wall', () => {
    const until = (end: string) =>
      starts(
        event(
          `DTSTART;TZID=America/Chicago:20270315T200000\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=${end}`,
        ),
      );
    for (const end of ['20270317T010000Z', '20270316', '20270316T200000']) {
      expect(until(end), end).toEqual(['2027-03-16T01:00Z', '2027-03-17T01:00Z']);
    }
    const days = 'DTSTART;VALUE=DATE:20270315\nRRULE:FREQ=DAILY;UNTIL=';
    for (const end of ['20270316', '20270316T000000Z', '20270317T045959Z']) {
      expect(readAll(event(days + end)).times, end).toEqual([
        { start: Date.parse('2027-03-15T05:00Z'), end: Date.parse('2027-03-17T05:00Z') },
      ]);
    }
  });
});
