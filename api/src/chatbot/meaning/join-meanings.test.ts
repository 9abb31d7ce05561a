import { expect, it } from 'vitest';
import { meaningOf } from '../../testing/turn-for.js';
import { joinMeanings } from './join-meanings.js';

it('keeps each subject once, by its better score, best first', () => {
  const joined = joinMeanings([
    { meanings: [meaningOf('deposit', 0.2), meaningOf('price', 0.5)], weight: 1 },
    { meanings: [meaningOf('deposit', 0.9), meaningOf('refund', 0.1)], weight: 1 },
  ]);
  expect(joined.map(({ id, score }) => [id, score])).toEqual([
    ['deposit', 0.9],
    ['price', 0.5],
    ['refund', 0.1],
  ]);
});

it('counts a way of reading by its weight', () => {
  const [first, second] = joinMeanings([
    { meanings: [meaningOf('price', 0.5)], weight: 1 },
    { meanings: [meaningOf('refund', 0.6)], weight: 0.5 },
  ]);
  expect(first).toMatchObject({ id: 'price', score: 0.5 });
  expect(second).toMatchObject({ id: 'refund', score: 0.3 });
});
