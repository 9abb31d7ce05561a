import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendar-event.js';
import { writeFeed, writeFile, writeInvitation } from './write-calendar-file.js';

const ID = '0b6b2f0e-8d1c-4c56-9d0e-7d1f2c3b4a59';
const UID = `${ID}@consultations.northloop.example`;

const booked: CalendarEvent = {
  id: ID,
  sequence: 0,
  startsAt: new Date('2027-03-15T14:00:00Z'),
  minutes: 30,
  state: 'booked',
  summary: 'Consultation with Northloop',
  description:
    '30 minutes, free of charge.\n\nTo move or cancel it: https://northloop.example/x?a=b',
  location: '7800 Elm Creek Boulevard North, Maple Grove, MN 55369; or by phone',
  url: 'https://northloop.example/consultation/booking?token=abc',
  organizer: { name: 'Northloop', email: 'hello@northloop.example' },
  attendee: 'dana+site@bakery.example',
  changedAt: new Date('2026-12-01T15:04:05Z'),
};
const moved: CalendarEvent = {
  ...booked,
  sequence: 1,
  startsAt: new Date('2026-11-02T15:30:00Z'),
  changedAt: new Date('2026-12-01T16:00:00Z'),
};
const cancelled: CalendarEvent = { ...moved, sequence: 2, state: 'cancelled' };

/** The single event of a file, by a parser that is not the writer's. */
function parse(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const events = calendar.getAllSubcomponents('vevent');
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  const [event] = events;
  if (event === undefined) throw new Error('There is no event');
  const text = (name: string) => event.getFirstPropertyValue(name)?.toString();
  return { calendar, event, text, parsed: new ICAL.Event(event) };
}

const lines = (content: string) => content.split('\r\n');

/** What each program wants of a file, and whether a file has it. */
const rules: readonly [who: string, rule: string, holds: (content: string) => boolean][] = [
  ['RFC 5545', 'lines end with CRLF', (content) => !/(^|[^\r])\n|\r(?!\n)/.test(content)],
  [
    'RFC 5545',
    'no line has more than 75 octets',
    (content) => lines(content).every((line) => Buffer.byteLength(line) <= 75),
  ],
  [
    'RFC 5545',
    'no line is cut within a character',
    (content) => Buffer.from(content).toString() === content && !content.includes('\ufffd'),
  ],
  [
    'RFC 5545',
    'version and program come first',
    (content) => /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\//.test(content),
  ],
  ['RFC 5545', 'the last line ends too', (content) => content.endsWith('\r\nEND:VCALENDAR\r\n')],
  ['RFC 5545', 'no control characters', (content) => !/[^\P{Cc}\t\r\n]/u.test(content)],
  [
    'Google',
    'times are in UTC',
    (content) => /\r\nDTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\n/.test(content),
  ],
  ['Google', 'there is one event', (content) => content.split('BEGIN:VEVENT').length === 2],
  [
    'Google',
    'the organizer has an address',
    (content) => /\r\nORGANIZER;CN="Northloop":mailto:hello@northloop\.example\r\n/.test(content),
  ],
  ['Apple', 'the event has a stamp', (content) => /\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/.test(content)],
  ['Apple', 'the event has a sequence', (content) => /\r\nSEQUENCE:\d+\r\n/.test(content)],
  [
    'Outlook',
    'the file has a method',
    (content) => /\r\nMETHOD:(REQUEST|CANCEL|PUBLISH)\r\n/.test(content),
  ],
  [
    'Outlook',
    'the event shows as busy or free',
    (content) => /\r\nX-MICROSOFT-CDO-BUSYSTATUS:(BUSY|FREE)\r\n/.test(content),
  ],
];

const files = {
  invitation: writeInvitation(booked).content,
  update: writeInvitation(moved).content,
  cancellation: writeInvitation(cancelled).content,
  download: writeFile(booked),
  feed: writeFeed([booked, cancelled], { name: 'Northloop consultations', refreshMinutes: 15 }),
};

describe.each(Object.entries(files))('the %s', (_name, content) => {
  it.each(rules)('is as %s wants it: %s', (_who, _rule, holds) => {
    expect(holds(content)).toBe(true);
  });
});

describe('invitation, update and cancellation', () => {
  const all = [writeInvitation(booked), writeInvitation(moved), writeInvitation(cancelled)];

  it('are about one event, each newer than the one before', () => {
    expect(all.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    const parsed = all.map(({ content }) => parse(content));
    expect(parsed.map(({ text }) => text('uid'))).toEqual([UID, UID, UID]);
    expect(parsed.map(({ text }) => Number(text('sequence')))).toEqual([0, 1, 2]);
    expect(parsed.map(({ text }) => text('status'))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(parsed.map(({ calendar }) => calendar.getFirstPropertyValue('method'))).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);
    expect(new Set(parsed.map(({ text }) => text('organizer'))).size).toBe(1);
  });

  it('name the visitor as the one invited', () => {
    for (const { content } of all) {
      const attendee = parse(content).event.getFirstProperty('attendee');
      expect(attendee?.getFirstValue()?.toString().toLowerCase()).toBe(
        'mailto:dana+site@bakery.example',
      );
      expect(attendee?.getParameter('role')).toBe('REQ-PARTICIPANT');
      expect(attendee?.getParameter('rsvp')).toBe('TRUE');
    }
  });

  it('say when, where and what, as two other parsers read them', () => {
    const { parsed, text } = parse(all[0]?.content ?? '');
    expect(parsed.startDate.toJSDate()).toEqual(booked.startsAt);
    expect(parsed.endDate.toJSDate()).toEqual(new Date('2027-03-15T14:30:00Z'));
    expect(text('summary')).toBe(booked.summary);
    expect(text('description')).toBe(booked.description);
    expect(text('location')).toBe(booked.location);
    expect(text('url')).toBe(booked.url);
    expect(text('dtstamp')).toBe('2026-12-01T15:04:05Z');

    const [event] = Object.values(nodeIcal.parseICS(all[1]?.content ?? '')).filter(
      (each) => each?.type === 'VEVENT',
    );
    expect(event).toMatchObject({
      uid: UID,
      summary: booked.summary,
      location: booked.location,
      start: moved.startsAt,
      method: 'REQUEST',
    });
  });
});

describe('other files', () => {
  it('invite nobody', () => {
    for (const content of [files.download, files.feed, writeFile(cancelled)]) {
      expect(content).not.toContain('ATTENDEE');
      expect(content).toContain('METHOD:PUBLISH');
    }
    expect(parse(writeFile(cancelled)).text('status')).toBe('CANCELLED');
  });

  it('subscribe to what is booked, and to nothing yet', () => {
    const feed = parse(files.feed);
    expect(feed.calendar.getFirstPropertyValue('x-wr-calname')).toBe('Northloop consultations');
    expect(feed.calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT15M');
  });

  it('have a component without any event too, but show nothing', () => {
    for (const events of [[], [cancelled]]) {
      const empty = writeFeed(events, { name: 'Northloop', refreshMinutes: 15 });
      const parts = new ICAL.Component(ICAL.parse(empty)).getAllSubcomponents();
      expect(parts.map(({ name }) => name)).toEqual(['vtimezone']);
      expect(Object.values(nodeIcal.parseICS(empty)).map((each) => each?.type)).not.toContain(
        'VEVENT',
      );
    }
  });
});

describe('texts', () => {
  const nasty = [
    'END:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:mine',
    'a\\nb; c, d: "e"',
    '\u0000\u0007\u001b[31m\u007f tabs\tand\u2028lines',
    '😀'.repeat(60),
    `é${'ü'.repeat(200)}`,
    'שלום \u202eעולם',
    'x'.repeat(5_000),
    ' leading and trailing ',
    '\\',
    'BEGIN:VALARM\nTRIGGER:-PT1M\nEND:VALARM',
  ];

  it.each(nasty)('cannot break out of their place: %j', (words) => {
    const content = writeInvitation({ ...booked, summary: words, description: words }).content;
    for (const [, rule, holds] of rules) {
      if (rule !== 'there is one event') expect(holds(content), rule).toBe(true);
    }
    const { parsed, event, text } = parse(content);
    expect(event.getAllSubcomponents()).toEqual([]);
    expect(text('uid')).toBe(UID);
    expect(parsed.startDate.toJSDate()).toEqual(booked.startsAt);
    const letters = (value: string | undefined) => value?.replace(/[^\p{L}\p{N}]/gu, '');
    expect(letters(text('description'))).toBe(letters(words));
  });
});
