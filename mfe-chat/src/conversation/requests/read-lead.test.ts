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

  it('keeps the beginning of a long message', () => {
    expect(readLead({ message: 'a'.repeat(1500) })).toEqual({ message: 'a'.repeat(1000) });
  });
});
