import { expect, it } from 'vitest';
import { auroraAt } from './aurora-of';

it('gives the items of a list six gradients in turn', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 13].map(auroraAt)).toEqual([1, 2, 3, 4, 5, 6, 1, 2]);
});
