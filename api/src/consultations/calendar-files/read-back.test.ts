import { plainLine, plainText } from '@northloop/contracts';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { SeededChoice } from '../../mockup/engine/seeded-choice.js';
import type { CalendarEvent } from './calendar-event.js';
import { writeFeed, writeFile, writeInvitation } from './write-calendar-file.js';

const invited: CalendarEvent = {
  id: '7c1f6f2a-3f0b-4b8e-9a55-2f6f0c7d8e91',
  sequence: 0,
  startsAt: new Date('2027-03-14T07:30:00Z'),
  minutes: 45,
  state: 'booked',
  summary: 'Consultation: bread, cakes; and more',
  description: 'First line\nSecond: line',
  location: 'Maple Grove, MN',
  url: 'https://northloop.example/consultation/booking?token=a-b_c',
  organizer: { name: 'Northloop', email: 'hello@northloop.example' },
  attendee: 'dana@bakery.example',
  changedAt: new Date('2027-01-02T03:04:05Z'),
};
const moved: CalendarEvent = {
  ...invited,
  sequence: 1,
  startsAt: new Date('2027-11-07T06:30:00Z'),
  changedAt: new Date('2027-01-03T03:04:05Z'),
};
const cancelled: CalendarEvent = { ...moved, sequence: 2, state: 'cancelled' };

const feed = { name: 'Northloop', refreshMinutes: 15 };
const files: readonly [name: string, event: CalendarEvent, method: string, content: string][] = [
  ['invitation', invited, 'REQUEST', writeInvitation(invited).content],
  ['update', moved, 'REQUEST', writeInvitation(moved).content],
  ['cancellation', cancelled, 'CANCEL', writeInvitation(cancelled).content],
  ['download', invited, 'PUBLISH', writeFile(invited)],
  ['cancelled download', cancelled, 'PUBLISH', writeFile(cancelled)],
  ['feed', moved, 'PUBLISH', writeFeed([moved, cancelled], feed)],
];

const stamp = (date: Date) => date.toISOString().replace('.000', '');
const endOf = ({ startsAt, minutes }: CalendarEvent) =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** Names and values of all properties of a component, by a parser that is not the writer's. */
const propertiesOf = (component: ICAL.Component) =>
  Object.fromEntries(
    component
      .getAllProperties()
      .map((property) => [property.name, property.getFirstValue()?.toString()]),
  );

describe.each(files)('the %s', (_name, event, method, content) => {
  it('has all properties and no others, as ical.js reads them', () => {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const [component] = calendar.getAllSubcomponents('vevent');
    if (component === undefined) throw new Error('There is no event');
    expect(propertiesOf(calendar)).toMatchObject({ version: '2.0', method });
    expect(propertiesOf(component)).toEqual({
      uid: `${event.id}@consultations.northloop.example`,
      sequence: String(event.sequence),
      dtstamp: stamp(event.changedAt),
      'last-modified': stamp(event.changedAt),
      dtstart: stamp(event.startsAt),
      dtend: stamp(endOf(event)),
      summary: event.summary,
      description: event.description,
      location: event.location,
      url: event.url,
      organizer: 'mailto:hello@northloop.example',
      ...(method !== 'PUBLISH' && { attendee: 'MAILTO:dana@bakery.example' }),
      transp: 'OPAQUE',
      status: event.state === 'booked' ? 'CONFIRMED' : 'CANCELLED',
      'x-microsoft-cdo-busystatus': event.state === 'booked' ? 'BUSY' : 'FREE',
    });
  });

  it('says the same to node-ical', () => {
    const events = Object.values(nodeIcal.parseICS(content)).filter(
      (each) => each?.type === 'VEVENT',
    );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      uid: `${event.id}@consultations.northloop.example`,
      method,
      sequence: event.sequence,
      start: event.startsAt,
      end: endOf(event),
      dtstamp: event.changedAt,
      lastmodified: event.changedAt,
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: event.state === 'booked' ? 'CONFIRMED' : 'CANCELLED',
      transparency: 'OPAQUE',
      organizer: { params: { CN: 'Northloop' }, val: 'mailto:hello@northloop.example' },
    });
  });
});

/** What a file consists of: the names of all its lines. Text that broke out of its property would add one. */
const structure = (content: string) =>
  content
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((each) => each.split(/[:;]/, 1)[0]);

const PIECES =
  `\r\n|\n|\r|,|;|:|"|\\|\\n|=|^n| |\t|a|é|漢|😀|👩‍👩‍👧|\ud83d|\ude00|שלום|\u202e|\u2028|\u0085|\u0000|\u001b|END:VEVENT\r\n|BEGIN:VALARM\n|ATTENDEE:mailto:x@y|${'x'.repeat(80)}`.split(
    '|',
  );

describe('texts made at random', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('stay in their place: %i', (seed) => {
    const choice = new SeededChoice(`calendar text ${seed}`);
    const words = `a${Array.from({ length: choice.between(1, 400) }, () => choice.oneOf(PIECES)).join('')}`;
    const event = { ...invited, summary: words, description: words, location: words };
    const named = { ...event, organizer: { ...event.organizer, name: words } };
    const { content } = writeInvitation(named);
    const feedContent = writeFeed([named], { ...feed, name: words });
    expect(structure(content)).toEqual(structure(writeInvitation(invited).content));
    expect(structure(feedContent)).toEqual(structure(writeFeed([invited], feed)));
    for (const each of [content, feedContent].flatMap((all) => all.split('\r\n'))) {
      expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
      expect(each.isWellFormed()).toBe(true);
      expect(each).not.toMatch(/[^\P{Cc}\t]/u);
    }
    const calendar = new ICAL.Component(ICAL.parse(content));
    const [component] = calendar.getAllSubcomponents('vevent');
    expect(component?.getFirstPropertyValue('description')).toBe(plainText(words.toWellFormed()));
    const line = plainLine(words.toWellFormed());
    expect(component?.getFirstPropertyValue('summary')).toBe(line);
    expect(component?.getFirstPropertyValue('location')).toBe(line);
    expect(component?.getFirstPropertyValue('organizer')).toBe('mailto:hello@northloop.example');
  });
});

it('refuses an invitation without an address to invite', () => {
  const { attendee: _, ...nobody } = invited;
  expect(() => writeInvitation(nobody)).toThrow('An invitation needs an attendee');
});
