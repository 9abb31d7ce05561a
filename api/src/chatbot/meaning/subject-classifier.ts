import { VECTOR_SIZE } from './sentence-encoder.js';
import { textFeatures } from './text-features.js';

/** What the training learns, one byte a weight. A weight is its byte times the scale of its subject. */
export interface ClassifierWeights {
  readonly subjects: number;
  /** Subject by subject, {@link VECTOR_SIZE} each. */
  readonly meaning: Int8Array;
  readonly meaningScale: Float32Array;
  /** Feature by feature, a weight for each subject. */
  readonly words: Int8Array;
  readonly wordsScale: Float32Array;
  readonly bias: Float32Array;
}

/** Tells how likely a text belongs to each subject, by its vector and by its words. */
export class SubjectClassifier {
  constructor(private readonly weights: ClassifierWeights) {}

  /**
   * The chance of each subject, in their order; together 1.
   * @param vector of the text; without it the words decide alone
   */
  classify(text: string, vector: Float32Array | undefined): Float32Array {
    const { subjects, meaning, meaningScale, words, wordsScale, bias } = this.weights;
    const sums = new Float32Array(subjects);
    const { places, weights } = textFeatures(text);
    places.forEach((place, at) => {
      const weight = weights[at] ?? 0;
      for (let subject = 0; subject < subjects; subject++)
        sums[subject] = (sums[subject] ?? 0) + weight * (words[place * subjects + subject] ?? 0);
    });
    for (let subject = 0; subject < subjects; subject++) {
      const near = vector ? product(vector, meaning, subject * VECTOR_SIZE) : 0;
      sums[subject] =
        (sums[subject] ?? 0) * (wordsScale[subject] ?? 0) +
        near * (meaningScale[subject] ?? 0) +
        (bias[subject] ?? 0);
    }
    return softmax(sums);
  }
}

/** The scalar product of a vector and a row of a table. Four sums at a time take a third of the time of one. */
export function product(
  vector: Float32Array,
  table: Int8Array | Float32Array,
  start: number,
): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < VECTOR_SIZE; at += 4) {
    first += (vector[at] as number) * (table[start + at] as number);
    second += (vector[at + 1] as number) * (table[start + at + 1] as number);
    third += (vector[at + 2] as number) * (table[start + at + 2] as number);
    fourth += (vector[at + 3] as number) * (table[start + at + 3] as number);
  }
  return first + second + third + fourth;
}

/** Makes chances of sums, in place. */
export function softmax(sums: Float32Array): Float32Array {
  const largest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let at = 0; at < sums.length; at++) {
    const power = Math.exp((sums[at] ?? 0) - largest);
    sums[at] = power;
    total += power;
  }
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) / total;
  return sums;
}

/**
 * Rounds to one byte a number.
 * @param groupOf which scale a place has
 */
export function toBytes(
  values: Float32Array,
  groups: number,
  groupOf: (place: number) => number,
): { bytes: Int8Array; scale: Float32Array } {
  const scale = new Float32Array(groups);
  values.forEach((value, place) => {
    const group = groupOf(place);
    scale[group] = Math.max(scale[group] ?? 0, Math.abs(value) / 127);
  });
  const bytes = Int8Array.from(values, (value, place) =>
    Math.round(value / (scale[groupOf(place)] || 1)),
  );
  return { bytes, scale };
}
