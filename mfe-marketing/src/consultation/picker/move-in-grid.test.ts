import { describe, expect, it } from 'vitest';
import { moveInGrid } from './move-in-grid';

// 0 1 2
// 3 4 5
// 6 7
const shortLastRow = { columns: 3, count: 8 };

describe('moveInGrid', () => {
  it.each([
    ['ArrowLeft', 3],
    ['ArrowRight', 5],
    ['ArrowUp', 1],
    ['ArrowDown', 7],
    ['Home', 3],
    ['End', 5],
    ['PageUp', 0],
    ['PageDown', 7],
  ])('%s leads from the middle to %i', (key, expected) => {
    expect(moveInGrid(key, { ...shortLastRow, index: 4 })).toBe(expected);
  });

  it('goes on in the next row, and back', () => {
    expect(moveInGrid('ArrowRight', { ...shortLastRow, index: 2 })).toBe(3);
    expect(moveInGrid('ArrowLeft', { ...shortLastRow, index: 3 })).toBe(2);
  });

  it.each(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'])('%s stays at the first item', (key) => {
    expect(moveInGrid(key, { ...shortLastRow, index: 0 })).toBeNull();
  });

  it.each(['ArrowRight', 'ArrowDown', 'End', 'PageDown'])('%s stays at the last item', (key) => {
    expect(moveInGrid(key, { ...shortLastRow, index: 7 })).toBeNull();
  });

  it('does not leave the first row upwards', () => {
    expect(moveInGrid('ArrowUp', { ...shortLastRow, index: 2 })).toBeNull();
  });

  it('does not move down where the last row is too short', () => {
    expect(moveInGrid('ArrowDown', { ...shortLastRow, index: 4 })).toBe(7);
    expect(moveInGrid('ArrowDown', { ...shortLastRow, index: 5 })).toBeNull();
  });

  it('ends a short last row at its last item', () => {
    expect(moveInGrid('End', { ...shortLastRow, index: 6 })).toBe(7);
    expect(moveInGrid('Home', { ...shortLastRow, index: 7 })).toBe(6);
  });

  it.each([
    ['ArrowLeft', 1],
    ['ArrowUp', 1],
    ['ArrowRight', 3],
    ['ArrowDown', 3],
    ['Home', null],
    ['End', null],
    ['PageUp', 0],
    ['PageDown', 4],
  ])('%s leads in a single column from 2 to %s', (key, expected) => {
    expect(moveInGrid(key, { columns: 1, count: 5, index: 2 })).toBe(expected);
  });

  it.each(['Home', 'End', 'PageUp', 'PageDown', 'ArrowDown', 'ArrowRight'])(
    '%s has nowhere to go from the only item',
    (key) => {
      expect(moveInGrid(key, { columns: 1, count: 1, index: 0 })).toBeNull();
    },
  );

  it.each(['Tab', 'Enter', ' ', 'Escape', 'a', 'F5', ''])('leaves the key "%s" alone', (key) => {
    expect(moveInGrid(key, { ...shortLastRow, index: 4 })).toBeNull();
  });
});
