import { expect, it } from 'vitest';
import { wordStems } from './word-stems.js';

it.each([
  ['kids’ classes, a dog’s day', 'kid class, a dog day'],
  ['candles sizes boxes berries', 'candle size box berry'],
  ['brushes wrenches potatoes cookies pies', 'brush wrench potato cookie pie'],
  ['glasses classes busses tres', 'glass class buss tres'],
])('finds the same in %s and %s', (plural, singular) => {
  expect(wordStems(plural)).toEqual(wordStems(singular));
});

it('leaves out words that say nothing, and keeps short ones that do', () => {
  expect(wordStems('A DJ, an RV and ice for us')).toEqual(['dj', 'rv', 'and', 'ice', 'for']);
});
