import type { CentsRange } from '@northloop/contracts';
import { quoteRules } from './quote-rules.js';

/** Prices are rounded to ten dollars: an estimate to the cent would suggest more precision than it has. */
const STEP_IN_DOLLARS = 10;

const roundedCents = (dollars: number): number =>
  Math.round(dollars / STEP_IN_DOLLARS) * STEP_IN_DOLLARS * 100;

/** The price range around an expected price. */
export const rangeFor = (dollars: number): CentsRange => ({
  low: roundedCents(dollars * quoteRules.range.low),
  expected: roundedCents(dollars),
  high: roundedCents(dollars * quoteRules.range.high),
});

/** Adds ranges, figure by figure. */
export const sumOfRanges = (ranges: readonly CentsRange[]): CentsRange =>
  ranges.reduce(
    (sum, { low, expected, high }) => ({
      low: sum.low + low,
      expected: sum.expected + expected,
      high: sum.high + high,
    }),
    { low: 0, expected: 0, high: 0 },
  );

// Created once: creating a format takes longer than using it a hundred times.
const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats whole cents as dollars, such as '$7,900' or '$89.50'. */
export function inDollars(cents: number): string {
  const format = cents % 100 === 0 ? wholeDollars : dollarsAndCents;
  return `$${format.format(cents / 100)}`;
}
