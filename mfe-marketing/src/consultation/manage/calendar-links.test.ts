import { siteConfig } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { calendarFile, googleCalendar, outlookCalendar } from './calendar-links';

const title = `Consultation with ${siteConfig.name}`;
const place = '7800 Elm Creek Boulevard North, Maple Grove, MN 55369, or by phone: (612) 555-0142';

describe('googleCalendar', () => {
  it('opens half an hour with title and place', () => {
    const url = new URL(googleCalendar('2026-12-08T15:00:00.000Z'));
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: title,
      dates: '20261208T150000Z/20261208T153000Z',
      location: place,
    });
  });

  it('ends on the next day where midnight in UTC is between', () => {
    const url = new URL(googleCalendar('2026-12-31T23:45:00.000Z'));
    expect(url.searchParams.get('dates')).toBe('20261231T234500Z/20270101T001500Z');
  });
});

describe('outlookCalendar', () => {
  it('opens half an hour with title and place', () => {
    const url = new URL(outlookCalendar('2026-12-08T15:00:00.000Z'));
    expect(url.origin).toBe('https://outlook.live.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: '2026-12-08T15:00:00.000Z',
      enddt: '2026-12-08T15:30:00.000Z',
      location: place,
    });
  });
});

describe('calendarFile', () => {
  it('is the file of the booking with this token', () => {
    const url = new URL(calendarFile('a-b_c'), 'https://northloop.example');
    expect(url.pathname).toBe('/api/consultations/calendar-file');
    expect(Object.fromEntries(url.searchParams)).toEqual({ token: 'a-b_c' });
  });
});
