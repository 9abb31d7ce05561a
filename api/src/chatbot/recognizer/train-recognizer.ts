import { type Posting, type StoredPostings, storePostings } from '../search/posting-lists.js';
import { featuresOf } from '../search/question-features.js';
import { conceptsOf } from '../search/to-concept.js';

/** Something a visitor can ask for: a document or the answer of a rule, with its known phrasings. */
export interface Target {
  id: string;
  phrasings: readonly string[];
  /** The answer, if its text is fixed. Its words then count as evidence too. */
  answer?: string;
}

/** The result of the training. It is plain data, so that the build can write it to a file. */
export interface RecognizerModel {
  ids: string[];
  rarity: Map<string, number>;
  unknownRarity: number;
  /** Index of each phrasing's target. */
  targetOf: Uint16Array;
  /** Phrasings by feature, with the feature's weight in each. */
  shares: StoredPostings;
  /** Targets by feature, with the log odds of the feature in each. */
  odds: StoredPostings;
  /** For each target, the log odds of a feature that it does not have. */
  absence: number[];
}

/** Smoothing of the odds, in features. The higher it is, the more often a feature must occur in a target to count. */
const DOUBT = 40;

/** Assumed features per phrasing, weight of a word in an answer, and number of phrasings that an answer counts as. */
const FEATURES_OF_PHRASING = 2;
const ANSWER_WEIGHT = 0.6;
const PHRASINGS_OF_ANSWER = 2;

/** Number of targets that an unknown feature is assumed to occur in. */
const UNKNOWN_COUNT = 0.7;

interface Example {
  target: number;
  features: ReadonlyMap<string, number>;
}

/**
 * Learns to recognize targets by their phrasings. For the assistant's thousands of phrasings it takes almost a second.
 */
export function trainRecognizer(targets: readonly Target[]): RecognizerModel {
  const unknownRarity = Math.log(1 + targets.length / UNKNOWN_COUNT);
  const examples = targets.flatMap(({ phrasings }, target) =>
    phrasings.map((text) => ({ target, features: featuresOf(text) })),
  );
  const rarity = rarityOf(examples, targets.length);
  return {
    ids: targets.map(({ id }) => id),
    rarity,
    unknownRarity,
    targetOf: Uint16Array.from(examples, ({ target }) => target),
    shares: storePostings(
      examples.flatMap(({ features }, phrasing) =>
        weigh(features, { rarity, unknownRarity }).map(
          ([feature, share]): Posting => [feature, phrasing, share],
        ),
      ),
    ),
    odds: storePostings(oddsOf(targets, examples)),
    absence: targets.map(({ phrasings, answer }) => {
      const size =
        phrasings.length + (answer === undefined ? 0 : ANSWER_WEIGHT * PHRASINGS_OF_ANSWER);
      return Math.log(DOUBT / (DOUBT + FEATURES_OF_PHRASING * size));
    }),
  };
}

/** Weights the features by rarity and normalizes them to a vector of length one. */
export function weigh(
  features: ReadonlyMap<string, number>,
  { rarity, unknownRarity }: Pick<RecognizerModel, 'rarity' | 'unknownRarity'>,
): [string, number][] {
  const weighed = [...features].map(
    ([feature, weight]) =>
      [feature, weight * (rarity.get(feature) ?? unknownRarity)] as [string, number],
  );
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return weighed.map(([feature, weight]) => [feature, weight / length]);
}

/** Rarity of each feature: the logarithm of its inverse frequency among the targets. */
function rarityOf(examples: readonly Example[], targets: number): Map<string, number> {
  const holders = new Map<string, Set<number>>();
  for (const { target, features } of examples) {
    for (const feature of features.keys()) {
      const known = holders.get(feature);
      if (known === undefined) holders.set(feature, new Set([target]));
      else known.add(target);
    }
  }
  return new Map(
    [...holders].map(([feature, { size }]) => [feature, Math.log(1 + targets / size)]),
  );
}

/** Log odds of each feature in a target's phrasings and answer, compared with all targets. */
function oddsOf(targets: readonly Target[], examples: readonly Example[]): Posting[] {
  const counts = new Map<string, Map<number, number>>();
  let all = 0;
  const count = (feature: string, target: number, weight: number) => {
    const byTarget = counts.get(feature) ?? new Map<number, number>();
    byTarget.set(target, (byTarget.get(target) ?? 0) + weight);
    counts.set(feature, byTarget);
    all += weight;
  };
  for (const { target, features } of examples) {
    for (const [feature, weight] of features) count(feature, target, weight);
  }
  targets.forEach(({ answer }, target) => {
    for (const concept of new Set(conceptsOf(answer ?? ''))) count(concept, target, ANSWER_WEIGHT);
  });
  return [...counts].flatMap(([feature, byTarget]) => {
    let total = 0;
    for (const weight of byTarget.values()) total += weight;
    const expected = (DOUBT * total) / all;
    return [...byTarget].map(
      ([target, weight]): Posting => [feature, target, Math.log(1 + weight / expected)],
    );
  });
}
