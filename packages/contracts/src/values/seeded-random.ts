/** FNV-1a with 32 bits, over the code points of a text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Numbers in [0, 1) that look random but are always the same for the same seed, on servers and in browsers. Used for
 * drawings that must not change between visits: article covers, mockups, share images.
 * @param seed a whole number of 32 bits.
 */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
