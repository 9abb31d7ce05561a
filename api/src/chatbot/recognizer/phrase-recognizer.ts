import { PostingLists } from '../search/posting-lists.js';
import { featuresOf } from '../search/question-features.js';
import { type RecognizerModel, weigh } from './train-recognizer.js';

/** A target that a question may refer to. */
export interface Recognition {
  id: string;
  /** For ranking targets: combines similarity to single phrasings with the evidence of all of them. */
  score: number;
  /** Similarity to the nearest phrasing, from 0 to 1. */
  likeness: number;
}

/** Weights of the second and third nearest phrasing, relative to the nearest. */
const SECOND_WEIGHT = 0.3;
const THIRD_WEIGHT = 0.2;

/** Weight of the evidence of all phrasings, relative to the nearest ones. */
const EVIDENCE_WEIGHT = 0.3;

/**
 * Evidence grows with the number of words and is scaled down by it. Shorter questions are treated as having this many
 * words.
 */
const FEWEST_WORDS = 3;

/**
 * Recognizes what a question means by its similarity to many known phrasings. It combines the nearest phrasings, by the
 * cosine of weighted features, with the odds of the question's words among all phrasings of a target. The constants
 * above and those of the training were chosen by cross-validation over the phrasings.
 */
export class PhraseRecognizer {
  private readonly shares: PostingLists;
  private readonly odds: PostingLists;

  constructor(private readonly model: RecognizerModel) {
    this.shares = new PostingLists(model.shares);
    this.odds = new PostingLists(model.odds);
  }

  /** Targets that the question may refer to, most likely first. */
  recognize(question: string): Recognition[] {
    const { ids, targetOf, absence } = this.model;
    const features = featuresOf(question);
    const likeness = new Float32Array(targetOf.length);
    for (const [feature, share] of weigh(features, this.model)) {
      this.shares.add(feature, share, likeness);
    }
    const evidence = new Float32Array(ids.length);
    let known = 0;
    for (const [feature, weight] of features) {
      if (this.odds.add(feature, weight, evidence)) known += weight;
    }
    const [first, second, third] = this.nearest(likeness);
    const trust = EVIDENCE_WEIGHT / Math.sqrt(Math.max(question.split(' ').length, FEWEST_WORDS));
    return ids
      .map((id, target) => ({
        id,
        score:
          (first[target] ?? 0) +
          SECOND_WEIGHT * (second[target] ?? 0) +
          THIRD_WEIGHT * (third[target] ?? 0) +
          trust * ((evidence[target] ?? 0) + known * (absence[target] ?? 0)),
        likeness: first[target] ?? 0,
      }))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.score - a.score);
  }

  /** The three highest similarities among each target's phrasings. */
  private nearest(likeness: Float32Array): [Float32Array, Float32Array, Float32Array] {
    const { ids, targetOf } = this.model;
    const first = new Float32Array(ids.length);
    const second = new Float32Array(ids.length);
    const third = new Float32Array(ids.length);
    // A plain loop over typed arrays: a callback for each of the thousands of phrasings would take longer than all the
    // rest.
    for (let phrasing = 0; phrasing < likeness.length; phrasing += 1) {
      const value = likeness[phrasing] ?? 0;
      const target = targetOf[phrasing] ?? 0;
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
}
