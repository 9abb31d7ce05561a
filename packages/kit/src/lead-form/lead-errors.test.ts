import { describe, expect, it } from 'vitest';
import { leadError } from './lead-errors';

describe('leadError', () => {
  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['message', 'Message is required'],
  ] as const)('asks for %s, also when it holds only spaces', (name, message) => {
    expect(leadError(name, '')).toBe(message);
    expect(leadError(name, ' \n ')).toBe(message);
    expect(leadError(name, 'dana@bakery.example')).toBeUndefined();
  });

  it('wants something on both sides of the at sign', () => {
    for (const address of ['dana@bakery.example', ' dana@bakery ', 'a@b']) {
      expect(leadError('email', address), address).toBeUndefined();
    }
    for (const address of ['dana', 'dana@', '@bakery.example', 'a b@c.example']) {
      expect(leadError('email', address), address).toBe('Invalid email address');
    }
  });

  it('says when a text is too long, and how long it is', () => {
    expect(leadError('message', 'a'.repeat(5216))).toContain('5,216');
    expect(leadError('company', 'a'.repeat(201))).toContain('201');
    expect(leadError('email', `${'a'.repeat(260)}@b.example`)).toContain('270');
    expect(leadError('message', 'a'.repeat(5000))).toBeUndefined();
  });

  it('takes what nobody sees for nothing', () => {
    expect(leadError('name', '\u200B')).toBe('Name is required');
    expect(leadError('email', '\u202Adana@bakery.example\u202C')).toBeUndefined();
  });

  it.each(['company', 'phone', 'service', 'budget', 'timeline'] as const)(
    'lets %s stay empty',
    (name) => {
      expect(leadError(name, '')).toBeUndefined();
    },
  );
});
