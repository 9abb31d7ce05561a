/** How many numbers tell words apart. Two words rarely fall on the same one. */
export const FEATURES = 8_192;

/** The words of a text as numbers, with their weights; together of length 1. */
export interface TextFeatures {
  readonly places: Int32Array;
  readonly weights: Float32Array;
}

/** Lower case without accents and apostrophes, as words are compared. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '');
}

/**
 * A text as the encoder gets it. Capitals and marks move its vectors far: "in parts" and "in parts?" are only 0.69
 * alike.
 */
export function toSentence(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[?!.,;:…"()¿¡]+(?=\s|$)|(?<=^|\s)["(¿¡]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Words, pairs of words and pieces of words, which a misspelled word shares with the right one. The weights were
 * chosen by trying.
 */
export function textFeatures(text: string): TextFeatures {
  const found = new Map<number, number>();
  const add = (feature: string, weight: number) => {
    const place = placeOf(feature);
    found.set(place, (found.get(place) ?? 0) + weight);
  };
  let before = '';
  for (const word of fold(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    add(`w${word}`, 1);
    if (before) add(`p${before} ${word}`, 0.7);
    const edged = `<${word}>`;
    for (let at = 0; word.length > 3 && at + 4 <= edged.length; at++)
      add(`c${edged.slice(at, at + 4)}`, 0.35);
    before = word;
  }
  const length = Math.hypot(...found.values()) || 1;
  return {
    places: Int32Array.from(found.keys()),
    weights: Float32Array.from(found.values(), (weight) => weight / length),
  };
}

/** FNV-1a. */
function placeOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  return (hash >>> 0) % FEATURES;
}
