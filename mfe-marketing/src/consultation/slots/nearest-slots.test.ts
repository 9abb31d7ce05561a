import { describe, expect, it } from 'vitest';
import { nearestSlots } from './nearest-slots';

const at = (time: string) => `2026-12-08T${time}:00.000Z`;

describe('nearestSlots', () => {
  it('takes the nearest before and after, earliest first', () => {
    const slots = ['13:00', '15:00', '15:30', '16:30', '18:00', '20:00'].map(at);
    expect(nearestSlots(slots, at('16:00'), 4)).toEqual(
      ['15:00', '15:30', '16:30', '18:00'].map(at),
    );
  });

  it('goes over the end of a day and of a year', () => {
    const slots = [
      '2026-12-30T15:00:00.000Z',
      '2027-01-04T15:00:00.000Z',
      '2027-02-01T15:00:00.000Z',
    ];
    expect(nearestSlots(slots, '2026-12-31T23:30:00.000Z', 2)).toEqual(slots.slice(0, 2));
  });

  it('prefers the earlier of two that are equally near', () => {
    expect(nearestSlots([at('15:00'), at('17:00')], at('16:00'), 1)).toEqual([at('15:00')]);
  });

  it('is content with fewer', () => {
    expect(nearestSlots([at('15:00')], at('16:00'), 4)).toEqual([at('15:00')]);
    expect(nearestSlots([], at('16:00'), 4)).toEqual([]);
  });

  it('leaves the list of free times as it is', () => {
    const slots = [at('14:00'), at('16:30')];
    nearestSlots(slots, at('16:00'), 1);
    expect(slots).toEqual([at('14:00'), at('16:30')]);
  });
});
