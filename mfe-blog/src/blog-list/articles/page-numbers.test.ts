import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 4, [1, 2, 3, 4]],
    [1, 3, [1, 2, 3]],
    [1, 167, [1, 2, null, 167]],
    [4, 167, [1, 2, 3, 4, 5, null, 167]],
    [5, 167, [1, null, 4, 5, 6, null, 167]],
    [165, 167, [1, null, 164, 165, 166, 167]],
    [167, 167, [1, null, 166, 167]],
  ])('on page %i of %i: %j', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});
