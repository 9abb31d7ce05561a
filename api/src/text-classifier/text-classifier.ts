import { rowProducts } from './row-products.js';
import { textFeatures } from './text-features.js';

/** What the training learns, one byte a weight. A weight is its byte times a scale. */
export interface ClassifierWeights {
  readonly classes: number;
  /** Class by class, {@link VECTOR_SIZE} each; each class has its scale. */
  readonly meaning: Int8Array;
  readonly meaningScale: Float32Array;
  /** Feature by feature, a weight for each class; each feature has its scale. */
  readonly words: Int8Array;
  readonly wordsScale: Float32Array;
  readonly bias: Float32Array;
}

/** Tells how likely a text belongs to each class, by its vector and by its words. */
export class TextClassifier {
  private readonly every: Int32Array;

  constructor(private readonly weights: ClassifierWeights) {
    this.every = Int32Array.from({ length: weights.classes }, (_, label) => label);
  }

  /** The chance of each class, in their order; together 1. */
  classify(text: string, vector: Float32Array): Float32Array {
    const { classes, meaning, meaningScale, words, wordsScale, bias } = this.weights;
    const sums = Float32Array.from(bias);
    const { places, weights } = textFeatures(text);
    places.forEach((place, at) => {
      const weight = (weights[at] ?? 0) * (wordsScale[place] ?? 0);
      for (let label = 0; label < classes; label++)
        (sums[label] as number) += weight * (words[place * classes + label] as number);
    });
    rowProducts(vector, meaning, this.every).forEach((value, label) => {
      (sums[label] as number) += value * (meaningScale[label] ?? 0);
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
