import { describe, expect, it } from 'vitest';
import { showSame, slotClock, studioClock } from './slot-clock';

describe('slotClock', () => {
  it.each([
    // The studio opens at 8, on both sides of its clock changes.
    ['America/Chicago', '2026-03-06T14:00:00.000Z', 'Friday, March 6 at 8:00\u00a0AM', 'CST'],
    ['America/Chicago', '2026-03-09T13:00:00.000Z', 'Monday, March 9 at 8:00\u00a0AM', 'CDT'],
    ['America/Chicago', '2026-10-30T13:00:00.000Z', 'Friday, October 30 at 8:00\u00a0AM', 'CDT'],
    ['America/Chicago', '2026-11-02T14:00:00.000Z', 'Monday, November 2 at 8:00\u00a0AM', 'CST'],
    // Europe changes its clocks three weeks later in spring and a week earlier in autumn.
    ['Europe/Oslo', '2026-03-06T14:00:00.000Z', 'Friday, March 6 at 3:00\u00a0PM', 'GMT+1'],
    ['Europe/Oslo', '2026-03-09T13:00:00.000Z', 'Monday, March 9 at 2:00\u00a0PM', 'GMT+1'],
    ['Europe/Oslo', '2026-03-30T13:00:00.000Z', 'Monday, March 30 at 3:00\u00a0PM', 'GMT+2'],
    ['Europe/Oslo', '2026-10-26T13:00:00.000Z', 'Monday, October 26 at 2:00\u00a0PM', 'GMT+1'],
    [
      'Asia/Kolkata',
      '2026-12-08T18:30:00.000Z',
      'Wednesday, December 9 at 12:00\u00a0AM',
      'GMT+5:30',
    ],
    // Its clocks change by half an hour.
    [
      'Australia/Lord_Howe',
      '2026-04-03T13:00:00.000Z',
      'Saturday, April 4 at 12:00\u00a0AM',
      'GMT+11',
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-06T13:00:00.000Z',
      'Monday, April 6 at 11:30\u00a0PM',
      'GMT+10:30',
    ],
    ['Pacific/Apia', '2026-12-31T15:00:00.000Z', 'Friday, January 1 at 4:00\u00a0AM', 'GMT+13'],
  ])('says in %s what %s is there', (zone, slot, dayAndTime, zoneName) => {
    const clock = slotClock(zone);
    expect(clock.dayAndTime(slot)).toBe(dayAndTime);
    expect(clock.day(slot)).toBe(dayAndTime.split(' at ')[0]);
    expect(clock.time(slot)).toBe(dayAndTime.split(' at ')[1]);
    expect(clock.zoneName(slot)).toBe(zoneName);
  });

  it('says noon as 12:00 PM', () => {
    expect(studioClock().time('2026-12-08T18:00:00.000Z')).toBe('12:00\u00a0PM');
  });

  it('gives the year of the place, not of the studio', () => {
    const slot = '2026-12-31T15:00:00.000Z';
    expect(studioClock().date(slot)).toBe('2026-12-31');
    expect(slotClock('Pacific/Apia').date(slot)).toBe('2027-01-01');
  });

  it('is made once for each zone', () => {
    expect(slotClock('Europe/Oslo')).toBe(slotClock('Europe/Oslo'));
    expect(studioClock()).toBe(slotClock('America/Chicago'));
    expect(studioClock().zone).toBe('America/Chicago');
  });
});

describe('showSame', () => {
  it('goes by what the clocks show, not by the names of their zones', () => {
    const winnipeg = slotClock('America/Winnipeg');
    expect(showSame(studioClock(), winnipeg, '2026-07-06T15:00:00.000Z')).toBe(true);
    expect(showSame(studioClock(), slotClock('Europe/Oslo'), '2026-07-06T15:00:00.000Z')).toBe(
      false,
    );
  });

  it('looks at the time in question: a zone may be the same in winter only', () => {
    const mexico = slotClock('America/Mexico_City');
    expect(showSame(studioClock(), mexico, '2026-12-08T15:00:00.000Z')).toBe(true);
    expect(showSame(studioClock(), mexico, '2026-07-07T15:00:00.000Z')).toBe(false);
  });

  it('tells the same hour of two dates apart', () => {
    const [kiritimati, honolulu] = [slotClock('Pacific/Kiritimati'), slotClock('Pacific/Honolulu')];
    const slot = '2026-12-08T15:00:00.000Z';
    expect(kiritimati.time(slot)).toBe(honolulu.time(slot));
    expect(showSame(kiritimati, honolulu, slot)).toBe(false);
  });
});
