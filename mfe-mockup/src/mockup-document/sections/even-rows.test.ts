import { describe, expect, it } from 'vitest';
import { cardsInRow, evenRows } from './even-rows';

describe('cards in even rows', () => {
  it.each([
    [1, 4, 1],
    [2, 4, 2],
    [3, 4, 3],
    [3, 2, 2],
    [4, 4, 4],
    [4, 3, 2],
    [5, 5, 5],
    [5, 4, 3],
    [5, 1, 1],
    [6, 4, 3],
    [7, 4, 4],
    [8, 4, 4],
    [9, 4, 3],
    [12, 9, 4],
  ])('%i of which %i fit stand %i in a row', (count, most, row) => {
    expect(cardsInRow(count, most)).toBe(row);
  });

  it('knows the room beside a title apart from that under it', () => {
    expect(evenRows([1, 2, 3, 4], { wide: 4, beside: 3 })).toBe(
      'even phone-1 tablet-2 wide-4 beside-2',
    );
    expect(evenRows([1, 2, 3], { wide: 5, beside: 4, phone: 2, tablet: 4 })).toBe(
      'even phone-2 tablet-3 wide-3 beside-3',
    );
  });
});
