import { CONTACT_MAX_LENGTH } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { leadErrors, toLeadRequest } from './lead-request';
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
