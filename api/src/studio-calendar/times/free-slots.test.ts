import { expect, it } from 'vitest';
import { bookedPeriod, freeSlots, nearestSlots } from './free-slots.js';
import { SLOT_MS } from './studio-times.js';

const slots = [0, 1, 2, 3, 4, 5].map((slot) => slot * SLOT_MS);
const numbers = (free: readonly number[]) => free.map((slot) => slot / SLOT_MS);

it('keeps the times that touch nothing taken', () => {
  expect(numbers(freeSlots(slots, []))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(numbers(freeSlots(slots, [bookedPeriod(2 * SLOT_MS, 0)]))).toEqual([0, 1, 3, 4, 5]);
  expect(numbers(freeSlots(slots, [bookedPeriod(2 * SLOT_MS, 1)]))).toEqual([0, 4, 5]);
  expect(numbers(freeSlots(slots, [{ start: SLOT_MS - 1, end: SLOT_MS + 1 }]))).toEqual([
    2, 3, 4, 5,
  ]);
});

it('finds the nearest times, the earlier one of two that are as near', () => {
  expect(numbers(nearestSlots(slots, 3 * SLOT_MS, 3))).toEqual([2, 3, 4]);
  expect(numbers(nearestSlots(slots, 3.5 * SLOT_MS, 1))).toEqual([3]);
  expect(numbers(nearestSlots(slots, 100 * SLOT_MS, 2))).toEqual([4, 5]);
  expect(nearestSlots([], 0, 3)).toEqual([]);
});
