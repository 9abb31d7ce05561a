import type { Meaning } from './meaning-reader.js';

/** One way of reading a request, and how much it counts beside the others: 0 to 1. */
export interface WayOfReading {
  readonly meanings: readonly Meaning[];
  readonly weight: number;
}

/** What a request may mean by several ways of reading it, as one: each subject by the best of its weighted scores. */
export function joinMeanings(ways: readonly WayOfReading[]): Meaning[] {
  const best = new Map<string, Meaning>();
  for (const { meanings, weight } of ways) {
    for (const meaning of meanings) {
      const score = meaning.score * weight;
      const before = best.get(meaning.id);
      if (before === undefined || before.score < score) best.set(meaning.id, { ...meaning, score });
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}
