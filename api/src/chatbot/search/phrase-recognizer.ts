import { type Posting, PostingLists } from './posting-lists.js';
import { featuresOf } from './question-features.js';
import { conceptsOf } from './to-concept.js';

/** Something that can be asked for: a document or what a rule answers, and ways of asking for it. */
export interface Target {
  id: string;
  phrasings: readonly string[];
  /** What is said, if it stands beforehand: its words count as evidence too. */
  answer?: string;
}

/** A target that a question may mean. */
export interface Recognition {
  id: string;
  /** For comparing targets: likeness to single phrasings and evidence of all of them. */
  score: number;
  /** Likeness to the nearest phrasing, from 0 to 1. */
  likeness: number;
}

/** How much the second and third nearest phrasing count beside the nearest. */
const SECOND_WEIGHT = 0.3;
const THIRD_WEIGHT = 0.2;

/** How much the evidence of all phrasings counts beside the nearest ones. */
const EVIDENCE_WEIGHT = 0.3;

/** Evidence adds up with the words of a question; in fewer than these it is not trusted more. */
const FEWEST_WORDS = 3;

/** How slowly a target's own words are believed, in features; the more, the more it takes to stand out. */
const DOUBT = 40;

/** Features that a phrasing is reckoned to have, and how much a word of the answer counts as one. */
const FEATURES_OF_PHRASING = 2;
const ANSWER_WEIGHT = 0.6;
const PHRASINGS_OF_ANSWER = 2;

/** Targets that are reckoned to have a feature that none has. */
const UNKNOWN_COUNT = 0.7;

interface Example {
  target: number;
  features: ReadonlyMap<string, number>;
}

/**
 * Recognizes what a question means by its likeness to many known ways of asking: the nearest phrasings, as a
 * cosine of weighed features, and the odds of its words among all phrasings of a target. Cross-validation over
 * the phrasings chose the figures above.
 */
export class PhraseRecognizer {
  private readonly ids: readonly string[];
  private readonly rarity: ReadonlyMap<string, number>;
  private readonly unknownRarity: number;
  private readonly targetOf: Uint16Array;
  /** Phrasings by feature, with the feature's share of them. */
  private readonly shares: PostingLists;
  /** Targets by feature, with the logarithm of how much likelier the feature is among them. */
  private readonly odds: PostingLists;
  /** The odds of a feature that a target does not have. */
  private readonly absence: readonly number[];

  constructor(targets: readonly Target[]) {
    this.ids = targets.map(({ id }) => id);
    this.unknownRarity = Math.log(1 + targets.length / UNKNOWN_COUNT);
    const examples = targets.flatMap(({ phrasings }, target) =>
      phrasings.map((text) => ({ target, features: featuresOf(text) })),
    );
    this.rarity = rarityOf(examples, targets.length);
    this.targetOf = Uint16Array.from(examples, ({ target }) => target);
    this.shares = new PostingLists(
      examples.flatMap(({ features }, phrasing) =>
        this.weigh(features).map(([feature, share]): Posting => [feature, phrasing, share]),
      ),
    );
    this.odds = new PostingLists(oddsOf(targets, examples));
    this.absence = targets.map(({ phrasings, answer }) => {
      const size =
        phrasings.length + (answer === undefined ? 0 : ANSWER_WEIGHT * PHRASINGS_OF_ANSWER);
      return Math.log(DOUBT / (DOUBT + FEATURES_OF_PHRASING * size));
    });
  }

  /** What a question may mean, likeliest first. */
  recognize(question: string): Recognition[] {
    const features = featuresOf(question);
    const likeness = new Float32Array(this.targetOf.length);
    for (const [feature, share] of this.weigh(features)) {
      this.shares.add(feature, share, likeness);
    }
    const evidence = new Float32Array(this.ids.length);
    let known = 0;
    for (const [feature, weight] of features) {
      if (this.odds.add(feature, weight, evidence)) known += weight;
    }
    const [first, second, third] = this.nearest(likeness);
    const trust = EVIDENCE_WEIGHT / Math.sqrt(Math.max(question.split(' ').length, FEWEST_WORDS));
    return this.ids
      .map((id, target) => ({
        id,
        score:
          (first[target] ?? 0) +
          SECOND_WEIGHT * (second[target] ?? 0) +
          THIRD_WEIGHT * (third[target] ?? 0) +
          trust * ((evidence[target] ?? 0) + known * (this.absence[target] ?? 0)),
        likeness: first[target] ?? 0,
      }))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.score - a.score);
  }

  /** The three greatest likenesses of each target's phrasings. */
  private nearest(likeness: Float32Array): [Float32Array, Float32Array, Float32Array] {
    const first = new Float32Array(this.ids.length);
    const second = new Float32Array(this.ids.length);
    const third = new Float32Array(this.ids.length);
    // A plain loop over typed arrays: a callback for each of the thousands of phrasings takes longer than the rest.
    for (let phrasing = 0; phrasing < likeness.length; phrasing += 1) {
      const value = likeness[phrasing] ?? 0;
      const target = this.targetOf[phrasing] ?? 0;
      if (value <= (third[target] ?? 0)) continue;
      if (value <= (second[target] ?? 0)) {
        third[target] = value;
        continue;
      }
      third[target] = second[target] ?? 0;
      if (value <= (first[target] ?? 0)) {
        second[target] = value;
        continue;
      }
      second[target] = first[target] ?? 0;
      first[target] = value;
    }
    return [first, second, third];
  }

  /** Features by rarity, as parts of a vector of length one. */
  private weigh(features: ReadonlyMap<string, number>): [string, number][] {
    const weighed = [...features].map(
      ([feature, weight]) =>
        [feature, weight * (this.rarity.get(feature) ?? this.unknownRarity)] as [string, number],
    );
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return weighed.map(([feature, weight]) => [feature, weight / length]);
  }
}

/** How rare each feature is: the logarithm of how few targets have it. */
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

/** How much likelier each feature is among a target's phrasings and in its answer than elsewhere. */
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
