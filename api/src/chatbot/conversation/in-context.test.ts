import { expect, it } from 'vitest';
import { afterLast, inContext, personMeant, withName } from './in-context.js';

it.each([
  ['can i cancel it', 'support', 'can i cancel the care plan'],
  ['and how long', 'mobile-apps', 'how long a mobile app'],
  ['is that long', 'ecommerce', 'is an online store long'],
  ['and in chicago', 'team', undefined],
  ['how much', undefined, undefined],
])('reads %j about %s as %j', (text, topic, read) => {
  expect(inContext(text, topic)).toBe(read);
});

it('reads a correction with what it corrects', () => {
  expect(afterLast('no i meant the care plan', 'can i cancel')).toBe('can i cancel the care plan');
  expect(afterLast('and if you refuse', 'can i see my data')).toBe(
    'can i see my data and if you refuse',
  );
  expect(afterLast('hello', undefined)).toBeUndefined();
});

it('puts the name of whom the visitor asks about in place of the pronoun', () => {
  const request = { text: 'what did she do before', pronoun: 'she' } as const;
  expect(withName(request, { first: 'maya' })).toBe('what did maya do before');
  expect(withName(request, undefined)).toBe('what did she do before');
});

it.each([
  ['she', 'maya', '', 'maya'],
  ['she', 'maya', 'Priya Raman is our SEO & Content Strategist.', 'priya'],
  ['she', undefined, 'Maya Lindqvist founded it; Theo Okafor joined by summer.', 'maya'],
  ['she', 'theo', '', undefined],
  ['it', 'maya', '', undefined],
] as const)('takes %j after %j and the reply %j for %j', (pronoun, person, lastReply, meant) => {
  expect(personMeant(pronoun, { person, lastReply })?.first).toBe(meant);
});
