import { VECTOR_SIZE } from '../../sentence-encoder/sentence-encoder.js';
import { rowProducts } from '../../text-classifier/row-products.js';
import { toBytes } from '../../text-classifier/text-classifier.js';

/** The vectors of all examples, one byte a number, grouped by subject. */
export interface ExampleVectors {
  readonly bytes: Int8Array;
  readonly scale: Float32Array;
  /** Where a subject's examples begin; one more at the end. */
  readonly starts: Int32Array;
}

/** Tells how near a text is to the examples of a subject. */
export class NearestExamples {
  private readonly rows: Int32Array;

  constructor(private readonly vectors: ExampleVectors) {
    this.rows = Int32Array.from(vectors.scale, (_, at) => at);
  }

  /** The cosine to the nearest example of a subject, 0 where it has none. */
  likeness(vector: Float32Array, subject: number): number {
    const { bytes, scale, starts } = this.vectors;
    const rows = this.rows.subarray(starts[subject], starts[subject + 1]);
    return rowProducts(vector, bytes, rows).reduce(
      (best, value, at) => Math.max(best, value * (scale[rows[at] ?? 0] ?? 0)),
      0,
    );
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
