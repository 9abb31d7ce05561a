import { VECTOR_SIZE } from './sentence-encoder.js';
import { product, toBytes } from './subject-classifier.js';

/** The vectors of all examples, one byte a number, grouped by subject. */
export interface ExampleVectors {
  readonly bytes: Int8Array;
  readonly scale: Float32Array;
  /** Where a subject's examples begin; one more at the end. */
  readonly starts: Int32Array;
}

/** Tells how near a text is to the examples of a subject. */
export class NearestExamples {
  constructor(private readonly vectors: ExampleVectors) {}

  /** The cosine to the nearest example of a subject, 0 where it has none. */
  likeness(vector: Float32Array, subject: number): number {
    const { bytes, scale, starts } = this.vectors;
    let best = 0;
    for (let at = starts[subject] ?? 0; at < (starts[subject + 1] ?? 0); at++)
      best = Math.max(best, product(vector, bytes, at * VECTOR_SIZE) * (scale[at] ?? 0));
    return best;
  }
}

/** @param groups the vectors of each subject's examples, in the order of the subjects */
export function packExamples(groups: readonly (readonly Float32Array[])[]): ExampleVectors {
  const vectors = groups.flat();
  const values = new Float32Array(vectors.length * VECTOR_SIZE);
  vectors.forEach((vector, at) => {
    values.set(vector, at * VECTOR_SIZE);
  });
  const starts = new Int32Array(groups.length + 1);
  groups.forEach((group, at) => {
    starts[at + 1] = (starts[at] ?? 0) + group.length;
  });
  return { ...toBytes(values, VECTOR_SIZE), starts };
}
