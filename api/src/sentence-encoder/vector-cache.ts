import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { SentenceEncoder } from './sentence-encoder.js';

/** Texts a call. */
const BATCH = 8;

/** Keeps vectors in a file from build to build, so that only new texts are embedded. */
export class VectorCache implements Pick<SentenceEncoder, 'embed'> {
  constructor(
    private readonly file: URL,
    private readonly encoders: readonly SentenceEncoder[],
  ) {}

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const known = this.read();
    const missing = texts.filter((text) => !known.has(text));
    // Texts of a length together: a batch takes as long as its longest text.
    const batches = inBatches(missing.sort((one, other) => one.length - other.length));
    await Promise.all(
      this.encoders.map(async (encoder) => {
        for (let batch = batches.pop(); batch; batch = batches.pop()) {
          const vectors = await encoder.embed(batch);
          for (const [at, text] of batch.entries())
            known.set(text, vectors[at] ?? new Float32Array());
        }
      }),
    );
    const all = texts.map((text) => known.get(text) ?? new Float32Array());
    mkdirSync(new URL('.', this.file), { recursive: true });
    // Only what this build used: what is gone from the sources leaves the cache.
    writeFileSync(this.file, serialize(new Map(texts.map((text, at) => [text, all[at]]))));
    return all;
  }

  /** An unreadable file only costs time. */
  private read(): Map<string, Float32Array> {
    try {
      return deserialize(readFileSync(this.file)) as Map<string, Float32Array>;
    } catch {
      return new Map();
    }
  }
}

function inBatches(texts: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, at) =>
    texts.slice(at * BATCH, (at + 1) * BATCH),
  );
}
