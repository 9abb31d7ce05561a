import { expect, it } from 'vitest';
import { Spelling } from './spelling.js';

const spelling = new Spelling(
  [
    'how much is a website with booking',
    'what is the price of a website with booking',
    'how much can i pay in pieces, the much loved pieces',
    ...Array.from({ length: 60 }, () => 'how long does it take'),
    ...Array.from({ length: 8 }, () => 'a design'),
    'do you do shopfy',
    ...Array.from({ length: 60 }, () => 'shopify'),
  ],
  (word) => ['price', 'pride'].includes(word),
);

it.each([
  ['how mcuh is a webstie wiht bookign', 'how much is a website with booking'],
  ['pay in peices', 'pay in pieces'],
  ['a websit', 'a website'],
  ['Walleye season', 'walleye season'],
  ['how lng does it tke', 'how long does it take'],
  ['what is shopfy', 'what is shopify'],
  ['the desine', 'the design'],
  ['a pride', 'a pride'],
])('reads %j as %j', (text, read) => {
  expect(spelling.correct(text)).toBe(read);
});

it('leaves words alone that an example holds', () => {
  expect(spelling.correct('the price')).toBe('the price');
});
