import { describe, expect, it } from 'vitest';
import { retryDelay } from './retry-delay.js';

describe('retryDelay', () => {
  it('doubles from the base up to an hour', () => {
    const longest = [1, 2, 3, 4, 9, 10, 40].map((failures) => retryDelay(failures, 10, 1));
    expect(longest).toEqual([10, 20, 40, 80, 2_560, 3_600, 3_600]);
  });

  it('spreads over the upper half of the wait', () => {
    expect(retryDelay(1, 10, 0)).toBe(5);
    for (let trial = 0; trial < 100; trial += 1) {
      const seconds = retryDelay(3, 10);
      expect(seconds).toBeGreaterThanOrEqual(20);
      expect(seconds).toBeLessThan(40);
    }
  });
});
