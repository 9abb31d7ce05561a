import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.js';

it.each([
  'dana@bakery.example',
  'a@b',
  'd.w+site@xn--bcher-kva.example',
  'jörg@bücher.example',
  "o'neil@a-b.example",
])('accepts %j', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

it.each([
  '',
  'dana',
  'dana@',
  '@bakery.example',
  'a b@c.example',
  'dana@@bakery.example',
  'dana@bakery..example',
  'dana@.example',
  'dana@bakery.',
  'dana@-bakery.example',
  'dana@bakery_.example',
  'dana@bakery/example',
  'dana@[bakery]',
  '.dana@bakery.example',
  'dana.@bakery.example',
  'da..na@bakery.example',
  `dana@${'a'.repeat(64)}.example`,
])('refuses %j', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
