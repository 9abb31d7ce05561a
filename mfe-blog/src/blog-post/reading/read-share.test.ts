import { expect, it } from 'vitest';
import { readShare } from './read-share';

it.each([
  [300, 0],
  [0, 0],
  [-500, 0.5],
  [-1000, 1],
  [-4000, 1],
])('with the top at %i px, %f of a text twice the window is read', (top, share) => {
  expect(readShare(top, 2000, 1000)).toBe(share);
});

it('takes a text shorter than the window for read once its end is in view', () => {
  expect(readShare(700, 400, 1000)).toBe(0);
  expect(readShare(600, 400, 1000)).toBe(1);
});
