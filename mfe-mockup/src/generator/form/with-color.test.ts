import { expect, it } from 'vitest';
import { withColor } from './with-color';

it.each([
  ['', 'navy', 'navy'],
  ['navy', 'mustard', 'navy, mustard'],
  ['navy, mustard', 'navy', 'mustard'],
  [' , sky blue,', 'navy', 'sky blue, navy'],
])('%j with %s is %j', (list, name, result) => {
  expect(withColor(list, name)).toBe(result);
});
