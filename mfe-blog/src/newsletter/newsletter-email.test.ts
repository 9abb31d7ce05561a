import { expect, it } from 'vitest';
import { problemOfEmail } from './newsletter-email';

it.each(['dana@bakery.example', '  dana@bakery.example ', 'a@b'])('accepts %j', (email) => {
  expect(problemOfEmail(email)).toBeNull();
});

it.each([
  '',
  '   ',
  'dana',
  'dana@',
  '@bakery.example',
  'a b@c.example',
  `${'a'.repeat(250)}@b.example`,
])('refuses %j', (email) => {
  expect(problemOfEmail(email)).toBe('Invalid email address');
});
