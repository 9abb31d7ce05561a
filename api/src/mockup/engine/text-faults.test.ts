import { expect, it } from 'vitest';
import { textFaults } from './text-faults.js';

it.each([
  ['Small-batch soy candles poured in Stillwater', []],
  ['An hour at a time, a unique visit, an HVAC crew, a used car', []],
  ['Walla Walla onions', []],
  ['Come to to Duluth', ['doubled word']],
  ['A apple and an pear', ['wrong article']],
  ['An union of an one-person shop', ['wrong article']],
  ['Something solid to stand on', []],
  ['Candles and the', ['fragment']],
  ['Candles, and more ,', ['fragment']],
  ['Meet {name}', ['leftover']],
  ['From undefined to you', ['leftover']],
  ['Tax  returns', ['leftover']],
  ['', []],
])('%j has %j', (text, faults) => {
  expect(textFaults(text)).toEqual(faults);
});
