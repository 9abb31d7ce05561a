import { describe, expect, it } from 'vitest';
import { contactFieldError, isIncomplete } from './contact-form-rules';
import { emptyContactForm } from './contact-form-values';

const complete = {
  ...emptyContactForm,
  name: 'Dana',
  email: 'dana@bakery.example',
  message: 'Hello',
};

describe('contactFieldError', () => {
  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['message', 'Message is required'],
  ] as const)('asks for %s, also when it holds only spaces', (name, message) => {
    expect(contactFieldError(name, '')).toBe(message);
    expect(contactFieldError(name, ' \n ')).toBe(message);
    expect(contactFieldError(name, complete[name])).toBeUndefined();
  });

  it('wants something on both sides of the at sign', () => {
    expect(contactFieldError('email', 'dana')).toBe('Invalid email address');
    expect(contactFieldError('email', ' dana@bakery ')).toBeUndefined();
  });

  it('says when a text is too long, and how long it is', () => {
    expect(contactFieldError('message', 'a'.repeat(5216))).toContain('5,216');
    expect(contactFieldError('company', 'a'.repeat(201))).toContain('201');
    expect(contactFieldError('message', 'a'.repeat(5000))).toBeUndefined();
  });

  it('takes what nobody sees for nothing', () => {
    expect(contactFieldError('name', '\u200B')).toBe('Name is required');
    expect(contactFieldError('email', '\u202Adana@bakery.example\u202C')).toBeUndefined();
  });

  it.each(['company', 'phone', 'service', 'budget', 'timeline'] as const)(
    'lets %s stay empty',
    (name) => {
      expect(contactFieldError(name, '')).toBeUndefined();
    },
  );
});

describe('isIncomplete', () => {
  it('is true for each required field that is empty, and for no other', () => {
    expect(isIncomplete(complete)).toBe(false);
    expect(isIncomplete({ ...complete, name: ' ' })).toBe(true);
    expect(isIncomplete({ ...complete, email: '' })).toBe(true);
    expect(isIncomplete({ ...complete, message: '' })).toBe(true);
  });
});
