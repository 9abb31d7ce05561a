import { expect, it } from 'vitest';
import { inContext } from './in-context.js';

it.each([
  ['can i cancel it', 'support', 'can i cancel the care plan'],
  ['and how long', 'mobile-apps', 'how long a mobile app'],
  ['is that long', 'ecommerce', 'is an online store long'],
  ['and in chicago', 'team', undefined],
  ['how much', undefined, undefined],
])('reads %j about %s as %j', (text, topic, read) => {
  expect(inContext(text, topic)).toBe(read);
});
