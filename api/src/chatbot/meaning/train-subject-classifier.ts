import { VECTOR_SIZE } from './sentence-encoder.js';
import { type ClassifierWeights, product, softmax, toBytes } from './subject-classifier.js';
import { FEATURES, type TextFeatures, textFeatures } from './text-features.js';

/** One example of a subject. */
export interface TrainingExample {
  readonly text: string;
  readonly vector: Float32Array;
  /** The subject's number. */
  readonly subject: number;
}

// Chosen by cross-validation: more rounds or longer steps only learn the examples by heart.
const ROUNDS = 12;
const STEP = 4;
const DECAY = 4e-6;
/** Below this a weight's change is not worth its time. */
const SMALLEST = 1e-3;

/**
 * Trains a softmax layer over vector and words, by stochastic gradient descent. The same examples always give the
 * same weights.
 */
export function trainSubjectClassifier(
  examples: readonly TrainingExample[],
  subjects: number,
): ClassifierWeights {
  const meaning = new Float32Array(subjects * VECTOR_SIZE);
  const words = new Float32Array(FEATURES * subjects);
  const bias = new Float32Array(subjects);
  const importance = balance(examples, subjects);
  const features = examples.map(({ text }) => textFeatures(text));
  const order = examples.map((_, at) => at);
  const random = randomNumbers(1);
  const sums = new Float32Array(subjects);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    const step = STEP * (1 - round / ROUNDS + 0.02);
    for (const at of order) {
      const example = examples[at];
      const spelled = features[at];
      if (!example || !spelled) continue;
      addUp(sums, example.vector, spelled);
      softmax(sums);
      learn(example, spelled, step * (importance[example.subject] ?? 1));
    }
    shrink(1 - DECAY * step * examples.length);
  }
  const dense = toBytes(meaning, subjects, (place) => Math.floor(place / VECTOR_SIZE));
  const sparse = toBytes(words, subjects, (place) => place % subjects);
  return {
    subjects,
    meaning: dense.bytes,
    meaningScale: dense.scale,
    words: sparse.bytes,
    wordsScale: sparse.scale,
    bias,
  };

  function addUp(into: Float32Array, vector: Float32Array, { places, weights }: TextFeatures) {
    for (let subject = 0; subject < subjects; subject++)
      into[subject] = (bias[subject] ?? 0) + product(vector, meaning, subject * VECTOR_SIZE);
    for (let at = 0; at < places.length; at++) {
      const row = (places[at] as number) * subjects;
      const weight = weights[at] as number;
      for (let subject = 0; subject < subjects; subject++)
        (into[subject] as number) += weight * (words[row + subject] as number);
    }
  }

  function learn(example: TrainingExample, { places, weights }: TextFeatures, step: number) {
    for (let subject = 0; subject < subjects; subject++) {
      const wrong = (sums[subject] as number) - (subject === example.subject ? 1 : 0);
      if (Math.abs(wrong) < SMALLEST) continue;
      const change = step * wrong;
      const row = subject * VECTOR_SIZE;
      for (let at = 0; at < VECTOR_SIZE; at++)
        (meaning[row + at] as number) -= change * (example.vector[at] as number);
      for (let at = 0; at < places.length; at++)
        (words[(places[at] as number) * subjects + subject] as number) -=
          change * (weights[at] as number);
      (bias[subject] as number) -= change * 0.1;
    }
  }

  function shrink(by: number) {
    for (let at = 0; at < meaning.length; at++) (meaning[at] as number) *= by;
    for (let at = 0; at < words.length; at++) (words[at] as number) *= by;
  }
}

/** A subject with few examples counts as much as one with many, almost: by the square root of their number. */
function balance(examples: readonly TrainingExample[], subjects: number): Float32Array {
  const counts = new Float32Array(subjects);
  for (const { subject } of examples) counts[subject] = (counts[subject] ?? 0) + 1;
  return counts.map((count) => Math.sqrt(examples.length / subjects / (count || 1)));
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
