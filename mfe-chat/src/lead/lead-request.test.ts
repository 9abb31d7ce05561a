import { CONSULTATION_MAX_LENGTH, CONTACT_MAX_LENGTH } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { leadErrors, toBookingRequest, toLeadRequest } from './lead-request';
import { EMPTY_VALUES } from './lead-values';

const values = { ...EMPTY_VALUES, name: ' Dana ', email: 'dana@bakery.example' };
const messages = [
  { id: '1', content: 'How much is a store?', isBot: false, timestamp: '' },
  { id: '2', content: 'Our estimate is there.', isBot: true, timestamp: '' },
];
const draft = { service: 'E-commerce Solutions', budget: '$10,000 - $25,000' } as const;

describe('leadErrors', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'dana' }, { email: 'Invalid email address' }],
    [{ phone: '612 555 0100' }, {}],
    [{ phone: '1'.repeat(41) }, { phone: expect.stringContaining('40') }],
  ])('of %j', (changed, errors) => {
    expect(leadErrors({ ...values, ...changed })).toEqual(errors);
  });
});

describe('toLeadRequest', () => {
  it('sends nothing of the conversation without consent', () => {
    expect(toLeadRequest(values, draft, messages)).toEqual({
      name: 'Dana',
      email: 'dana@bakery.example',
      message: 'Left contact details in the chat, without a note.',
      consentVersion: 'chat-2025-02',
    });
  });

  it('sends it along with consent, with what it was about', () => {
    const request = toLeadRequest(
      { ...values, attaches: true, message: 'Call me' },
      draft,
      messages,
    );
    expect(request).toMatchObject(draft);
    expect(request.message).toBe(
      'Call me\n\nThe conversation:\nVisitor: How much is a store?\nAssistant: Our estimate is there.',
    );
  });

  it('keeps the newest of a long conversation', () => {
    const long = Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      content: `${index} ${'x'.repeat(400)}`,
      isBot: false,
      timestamp: '',
    }));
    const { message } = toLeadRequest({ ...values, attaches: true }, null, long);
    expect(message.length).toBeLessThanOrEqual(CONTACT_MAX_LENGTH.message);
    expect(message).toContain('Visitor: 39 ');
    expect(message).not.toContain('Visitor: 1 ');
    expect(message).toContain('[…]');
  });
});

describe('toBookingRequest', () => {
  const slot = '2026-12-08T21:00:00.000Z';

  it('books the chosen time, with the visitor’s zone, and nothing of the conversation', () => {
    const asked = { ...values, slot, phone: ' ', message: ' Rolls,\nordered ahead ' };
    expect(toBookingRequest(asked, messages, 'Europe/Oslo')).toEqual({
      slot,
      name: 'Dana',
      email: 'dana@bakery.example',
      topic: 'Rolls,\nordered ahead',
      timeZone: 'Europe/Oslo',
      consentVersion: expect.any(String),
    });
  });

  it('says that nothing was said, and adds the conversation with consent', () => {
    const request = toBookingRequest({ ...values, slot, attaches: true }, messages, undefined);
    expect(request.topic).toBe('Booked in the chat, without a note.');
    expect(request.attachment).toContain('How much is a store?');
    expect(request).not.toHaveProperty('timeZone');
    const long = Array.from({ length: 300 }, (_, id) => ({
      ...(messages[0] ?? { isBot: false, timestamp: '', content: '' }),
      id: String(id),
      content: 'x'.repeat(100),
    }));
    const cut = toBookingRequest({ ...values, slot, attaches: true }, long, undefined);
    expect(cut.attachment?.length).toBeLessThanOrEqual(CONSULTATION_MAX_LENGTH.attachment);
  });
});
