import { describe, expect, it } from 'vitest';
import { readLead } from './read-lead';

describe('readLead', () => {
  it('takes what the visitor said, cleaned of what nobody typed on purpose', () => {
    expect(
      readLead({
        name: ' Bob ',
        email: 'bob@x.example',
        phone: '612 555 0100',
        message: 'Call me',
      }),
    ).toEqual({ name: 'Bob', email: 'bob@x.example', phone: '612 555 0100', message: 'Call me' });
  });

  it.each([
    [{ name: 7, email: null, phone: ['1'], message: {} }],
    [{ name: '', email: '  ', phone: '\u200b' }],
    [{ phone: '1'.repeat(41), name: 'x'.repeat(201) }],
    [{ budget: '$5', toString: 'x' }],
    [{}],
  ])('leaves out what a field cannot take: %j', (sent) => {
    expect(readLead(sent)).toEqual({});
  });

  it.each([undefined, null, 'Bob', 7, true, ['Bob']])('is none in %j', (sent) => {
    expect(readLead(sent)).toBeNull();
  });

  it('takes the times that can be booked, and four at most', () => {
    const slots = ['08', '09', '10', '11', '14'].map((day) => `2026-12-${day}T15:00:00.000Z`);
    expect(readLead({ slots })).toEqual({ slots: slots.slice(0, 4) });
    expect(readLead({ slots, slot: slots[1] })?.slot).toBe(slots[1]);
    expect(readLead({ slots, slot: slots[4] })).not.toHaveProperty('slot');
    for (const wrong of [[], 'noon', [7, null, 'noon', '2026-12-08'], { length: 1 }]) {
      expect(readLead({ slots: wrong }), JSON.stringify(wrong)).toEqual({});
    }
  });

  it('keeps the beginning of a long message', () => {
    expect(readLead({ message: 'a'.repeat(1500) })).toEqual({ message: 'a'.repeat(1000) });
  });
});
