import { availableParallelism } from 'node:os';
import { VectorCache } from '../../../sentence-encoder/vector-cache.js';
import { WorkerEncoder } from '../../../sentence-encoder/worker-encoder.js';
import { readSubjects } from '../../knowledge/read-subjects.js';
import { writeMeaning } from '../meaning-file.js';
import { trainMeaning } from './train-meaning.js';

// Part of the build. Half a minute of learning, which an API that starts does not have.
const SUBJECTS = new URL('../../../../src/chatbot/knowledge/subjects/', import.meta.url);
const CACHE = new URL('../../../../.cache/example-vectors.bin', import.meta.url);

const subjects = readSubjects(SUBJECTS);
const encoders = Array.from(
  { length: Math.min(2, availableParallelism()) },
  () => new WorkerEncoder(),
);
const cache = new VectorCache(CACHE, encoders);
writeMeaning(await trainMeaning(subjects, cache), subjects);
await Promise.all(encoders.map((encoder) => encoder.close()));
