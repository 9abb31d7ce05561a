import { expect, it } from 'vitest';
import { bestOf } from './best-of.js';

it.each([
  [[0.1, 0.5, 0, 0.4], 2, [1, 3]],
  [[0.1, 0.5, 0, 0.4], 9, [1, 3, 0]],
  [[0, 0], 2, []],
])('finds the best of %j, %d at most', (values, most, places) => {
  expect(bestOf(Float32Array.from(values), most)).toEqual(places);
});
