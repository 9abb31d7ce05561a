import { type Period, SLOT_MS } from './studio-times.js';

/** The period that a booking keeps others out of: the consultation and the time around it, in milliseconds. */
export const bookedPeriod = (start: number, buffer: number): Period => ({
  start: start - buffer,
  end: start + SLOT_MS + buffer,
});

/** The times that touch none of the taken periods. */
export const freeSlots = (slots: readonly number[], taken: readonly Period[]): number[] =>
  slots.filter((slot) => !taken.some(({ start, end }) => slot < end && slot + SLOT_MS > start));

/**
 * The times nearest to a wanted one, earliest first.
 * @param slots in any order
 */
export const nearestSlots = (slots: readonly number[], wanted: number, count: number): number[] =>
  [...slots]
    .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)
    .slice(0, count)
    .sort((one, other) => one - other);
