import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { EncoderUnavailable, type SentenceEncoder, VECTOR_SIZE } from './sentence-encoder.js';

/** The compiled worker; the same file from the sources and from the build. Threads cannot run TypeScript. */
const WORKER = new URL('../../dist/sentence-encoder/encoder-worker.js', import.meta.url);

/** Vectors that are kept for texts that come again: 2,000 take 4 MB. */
const KEPT = 2_000;

/** Characters. The time grows with the length, and what comes later hardly moves the vector. */
const LONGEST = 300;

interface Request {
  texts: readonly string[];
  resolve(vectors: Float32Array[]): void;
  reject(error: Error): void;
}

/** Runs the sentence encoder in a thread of its own, one request after the other, the shortest first. */
export class WorkerEncoder implements SentenceEncoder {
  private worker: Worker | undefined;
  private readonly waiting: Request[] = [];
  private running: Request | undefined;
  /** Deaths since the last batch that worked. */
  private deaths = 0;
  private readonly kept = new Map<string, Float32Array>();

  /** Loads the model, so that the first visitor does not wait for it. */
  async prepare(): Promise<void> {
    await this.embed(['hello']);
  }

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const cut = texts.map((text) => text.slice(0, LONGEST).trim() || '.');
    const missing = [...new Set(cut.filter((text) => !this.kept.has(text)))];
    const known = new Map(cut.map((text) => [text, this.recall(text)]));
    const vectors = await this.request(missing);
    missing.forEach((text, at) => {
      known.set(text, vectors[at]);
    });
    return cut.map((text) => known.get(text) ?? new Float32Array(VECTOR_SIZE));
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private request(texts: readonly string[]): Promise<Float32Array[]> {
    if (texts.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      this.waiting.push({ texts, resolve, reject });
      this.run();
    });
  }

  private run(): void {
    if (this.running !== undefined) return;
    const next = this.waiting.toSorted(shorterFirst)[0];
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    this.running = next;
    // More than one death in a row: another start would hardly do better, and each takes its time.
    if (this.deaths > 1) {
      this.fail(new Error('It has ended twice.'));
      return;
    }
    this.worker ??= this.start();
    this.worker.ref();
    this.worker.postMessage(next.texts);
  }

  private start(): Worker {
    const worker = new Worker(fileURLToPath(WORKER));
    worker.on('message', (vectors: Float32Array) => this.finish(vectors));
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => {
      if (this.worker === worker) this.fail(new Error('The thread has ended.'));
    });
    return worker;
  }

  private finish(vectors: Float32Array): void {
    const done = this.running;
    this.running = undefined;
    this.deaths = 0;
    // An idle thread does not keep the process from ending.
    this.worker?.unref();
    if (done !== undefined) {
      const own = done.texts.map((text, at) => {
        const vector = vectors.subarray(at * VECTOR_SIZE, (at + 1) * VECTOR_SIZE);
        this.keep(text, vector);
        return vector;
      });
      done.resolve(own);
    }
    this.run();
  }

  private fail(cause: unknown): void {
    const failed = this.running;
    this.running = undefined;
    this.worker = undefined;
    this.deaths++;
    const error = new EncoderUnavailable('The sentence encoder does not run.', { cause });
    failed?.reject(error);
    this.run();
  }

  private recall(text: string): Float32Array | undefined {
    const vector = this.kept.get(text);
    if (vector) this.kept.delete(text);
    this.keep(text, vector);
    return vector;
  }

  /** A map keeps its order: the first is the one that was not asked for longest. */
  private keep(text: string, vector: Float32Array | undefined): void {
    if (vector) this.kept.set(text, vector.slice());
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}

const lengthOf = ({ texts }: Request): number => texts.reduce((sum, { length }) => sum + length, 0);

/** What is short is done soon, and nobody waits long for it. */
const shorterFirst = (one: Request, other: Request): number => lengthOf(one) - lengthOf(other);
