import type { Meaning } from './meaning-reader.js';

/** A request read with what it is about says a little less than what stands in it. */
const IN_CONTEXT = 0.9;

/** What a request may mean by itself and in its conversation, as one: each subject by the better of its two scores. */
export function joinMeanings(alone: readonly Meaning[], inContext: readonly Meaning[]): Meaning[] {
  const best = new Map<string, Meaning>();
  const weaker = inContext.map((one) => ({ ...one, score: one.score * IN_CONTEXT }));
  for (const one of [...alone, ...weaker]) {
    const before = best.get(one.id);
    if (before === undefined || before.score < one.score) best.set(one.id, one);
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}
