import { fnv1a, mulberry32 } from '@northloop/contracts/seeded-random';

/** Pseudo-random numbers that are always the same for the same seed. */
export interface SeededRandom {
  /** At least `min`, less than `max`. */
  between(min: number, max: number): number;
  /** A whole number from 0 to `count` − 1. */
  index(count: number): number;
}

/** Pseudo-random numbers seeded with a text. */
export function seededRandom(seed: string): SeededRandom {
  const next = mulberry32(fnv1a(seed));
  return {
    between: (min, max) => min + next() * (max - min),
    index: (count) => Math.floor(next() * count),
  };
}
