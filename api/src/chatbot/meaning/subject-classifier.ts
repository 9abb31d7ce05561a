import { VECTOR_SIZE } from './sentence-encoder.js';
import { textFeatures } from './text-features.js';

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
  constructor(private readonly weights: ClassifierWeights) {}

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
    for (let subject = 0; subject < subjects; subject++)
      (sums[subject] as number) +=
        product(vector, meaning, subject * VECTOR_SIZE) * (meaningScale[subject] ?? 0);
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
