/** Numbers that look random and are the same again for the same seed. */
export interface SeededRandom {
  /** At least `min`, less than `max`. */
  between(min: number, max: number): number;
  /** A whole number from 0 to `count` − 1. */
  index(count: number): number;
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32, started from a text. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (min, max) => min + next() * (max - min),
    index: (count) => Math.floor(next() * count),
  };
}
