import { rowProducts } from './row-products.js';
import { textFeatures } from './words/text-features.js';

/** What the training learns, one byte a weight. A weight is its byte times a scale. */
export interface ClassifierWeights {
  readonly subjects: number;
  /** Subject by subject, {@link VECTOR_SIZE} each; each subject has its scale. */
  readonly meaning: Int8Array;
  readonly meaningScale: Float32Array;
  /** Feature by feature, a weight for each subject; each feature has its scale. */
  readonly words: Int8Array;
  readonly wordsScale: Float32Array;
  readonly bias: Float32Array;
}

/** Tells how likely a text belongs to each subject, by its vector and by its words. */
export class SubjectClassifier {
  private readonly every: Int32Array;

  constructor(private readonly weights: ClassifierWeights) {
    this.every = Int32Array.from({ length: weights.subjects }, (_, subject) => subject);
  }

  /** The chance of each subject, in their order; together 1. */
  classify(text: string, vector: Float32Array): Float32Array {
    const { subjects, meaning, meaningScale, words, wordsScale, bias } = this.weights;
    const sums = Float32Array.from(bias);
    const { places, weights } = textFeatures(text);
    places.forEach((place, at) => {
      const weight = (weights[at] ?? 0) * (wordsScale[place] ?? 0);
      for (let subject = 0; subject < subjects; subject++)
        (sums[subject] as number) += weight * (words[place * subjects + subject] as number);
    });
    rowProducts(vector, meaning, this.every).forEach((value, subject) => {
      (sums[subject] as number) += value * (meaningScale[subject] ?? 0);
    });
    return softmax(sums);
  }
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

/** Rounds rows of numbers to one byte a number. A number is its byte times the scale of its row. */
export function toBytes(
  values: Float32Array,
  rowLength: number,
): { bytes: Int8Array; scale: Float32Array } {
  const bytes = new Int8Array(values.length);
  const scale = new Float32Array(values.length / rowLength).map((_, row) => {
    const own = values.subarray(row * rowLength, (row + 1) * rowLength);
    const unit = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
    bytes.set(
      own.map((value) => Math.round(value / (unit || 1))),
      row * rowLength,
    );
    return unit;
  });
  return { bytes, scale };
}
