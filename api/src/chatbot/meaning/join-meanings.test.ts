import { expect, it } from 'vitest';
import { meaningOf } from '../../testing/turn-for.js';
import { joinMeanings } from './join-meanings.js';

const idsOf = (...parts: Parameters<typeof joinMeanings>) =>
  joinMeanings(...parts).map(({ id }) => id);

it('keeps each subject once, by its better score, best first', () => {
  const joined = joinMeanings(
    [meaningOf('deposit', 0.2), meaningOf('price', 0.5)],
    [meaningOf('deposit', 0.9), meaningOf('refund', 0.1)],
  );
  expect(joined.map(({ id }) => id)).toEqual(['deposit', 'price', 'refund']);
});

it('believes what stands in the request a little more than what is read into it', () => {
  expect(idsOf([meaningOf('price', 0.5)], [meaningOf('refund', 0.51)])).toEqual([
    'price',
    'refund',
  ]);
});

it('changes nothing without a conversation', () => {
  const alone = [meaningOf('price', 0.5), meaningOf('refund', 0.2)];
  expect(joinMeanings(alone, [])).toEqual(alone);
});
