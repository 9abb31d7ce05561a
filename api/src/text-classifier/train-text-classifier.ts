import { VECTOR_SIZE } from '../sentence-encoder/sentence-encoder.js';
import { rowProducts } from './row-products.js';
import { type ClassifierWeights, softmax, toBytes } from './text-classifier.js';
import { FEATURES, type TextFeatures, textFeatures } from './text-features.js';

/** One example of a class. */
export interface TrainingExample {
  readonly text: string;
  readonly vector: Float32Array;
  /** The class's number. */
  readonly label: number;
}

// Chosen by cross-validation: more rounds or longer steps only learn the examples by heart.
const ROUNDS = 8;
const STEP = 4;
const DECAY = 2e-6;
/** Below this a class's error is not worth its time. */
const SMALLEST = 1e-3;
/** In every fourth round all classes are compared, in the others those that had a chance then. */
const FULL_EVERY = 4;
const SOME_CHANCE = 2e-3;

/**
 * Trains a softmax layer over vector and words, by stochastic gradient descent. The same examples always give the
 * same weights.
 */
export function trainTextClassifier(
  examples: readonly TrainingExample[],
  classes: number,
): ClassifierWeights {
  const meaning = new Float32Array(classes * VECTOR_SIZE);
  const words = new Float32Array(FEATURES * classes);
  const bias = new Float32Array(classes);
  const importance = balance(examples, classes);
  const features = examples.map(({ text }) => textFeatures(text));
  const order = examples.map((_, at) => at);
  const random = randomNumbers(1);
  const everyClass = Int32Array.from({ length: classes }, (_, label) => label);
  const rivals = examples.map(() => everyClass);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    const step = STEP * (1 - round / ROUNDS + 0.02);
    const full = round % FULL_EVERY === 0;
    for (const at of order) {
      const example = examples[at];
      const spelled = features[at];
      if (!example || !spelled) continue;
      const compared = full ? everyClass : (rivals[at] ?? everyClass);
      const chances = softmax(addUp(compared, example.vector, spelled));
      learn(compared, chances, example, spelled, step * (importance[example.label] ?? 1));
      if (full) {
        rivals[at] = compared.filter(
          (label) => label === example.label || (chances[label] as number) > SOME_CHANCE,
        );
      }
    }
    shrink(1 - DECAY * step * examples.length);
  }
  const dense = toBytes(meaning, VECTOR_SIZE);
  const sparse = toBytes(words, classes);
  return {
    classes,
    meaning: dense.bytes,
    meaningScale: dense.scale,
    words: sparse.bytes,
    wordsScale: sparse.scale,
    bias,
  };

  function addUp(compared: Int32Array, vector: Float32Array, { places, weights }: TextFeatures) {
    const sums = rowProducts(vector, meaning, compared);
    for (let at = 0; at < compared.length; at++)
      (sums[at] as number) += bias[compared[at] as number] as number;
    for (let index = 0; index < places.length; index++) {
      const row = (places[index] as number) * classes;
      const weight = weights[index] as number;
      for (let at = 0; at < compared.length; at++)
        (sums[at] as number) += weight * (words[row + (compared[at] as number)] as number);
    }
    return sums;
  }

  function learn(
    compared: Int32Array,
    chances: Float32Array,
    example: TrainingExample,
    { places, weights }: TextFeatures,
    step: number,
  ) {
    for (let at = 0; at < compared.length; at++) {
      const label = compared[at] as number;
      const wrong = (chances[at] as number) - (label === example.label ? 1 : 0);
      if (Math.abs(wrong) < SMALLEST) continue;
      const change = step * wrong;
      const meaningRow = label * VECTOR_SIZE;
      for (let place = 0; place < VECTOR_SIZE; place++)
        (meaning[meaningRow + place] as number) -= change * (example.vector[place] as number);
      for (let index = 0; index < places.length; index++)
        (words[(places[index] as number) * classes + label] as number) -=
          change * (weights[index] as number);
      (bias[label] as number) -= change * 0.1;
    }
  }

  function shrink(by: number) {
    for (let at = 0; at < meaning.length; at++) (meaning[at] as number) *= by;
    for (let at = 0; at < words.length; at++) (words[at] as number) *= by;
  }
}

/** A class with few examples counts as much as one with many, almost: by the square root of their number. */
function balance(examples: readonly TrainingExample[], classes: number): Float32Array {
  const counts = new Float32Array(classes);
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1;
  return counts.map((count) => Math.sqrt(examples.length / classes / (count || 1)));
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}

/** A linear congruential generator, with the constants of Numerical Recipes: the build is the same every time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
