import { parentPort } from 'node:worker_threads';
import { VECTOR_SIZE } from './sentence-encoder.js';
import { SentenceModel } from './sentence-model.js';

// A thread of its own: a sentence takes some milliseconds of computing, during which the API could not answer anybody.

if (!parentPort) throw new Error('encoder-worker.js is started by WorkerEncoder.');
const port = parentPort;
const loading = SentenceModel.load();

port.on('message', async (texts: readonly string[]) => {
  const rows = (await loading).embed(texts);
  const vectors = new Float32Array(rows.length * VECTOR_SIZE);
  rows.forEach((row, at) => {
    const length = Math.hypot(...row) || 1;
    vectors.set(
      row.map((value) => value / length),
      at * VECTOR_SIZE,
    );
  });
  port.postMessage(vectors, [vectors.buffer]);
});
