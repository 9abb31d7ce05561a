import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parse } from 'yaml';
import { z } from 'zod';
import { VectorCache } from '../sentence-encoder/vector-cache.js';
import { WorkerEncoder } from '../sentence-encoder/worker-encoder.js';
import { writePictures } from './pictures/picture-file.js';
import { readIconSet } from './pictures/read-icon-set.js';
import { readTradeExamples } from './trade/read-trade-examples.js';
import { readTrades } from './trade/read-trades.js';
import { writeTrades } from './trade/trade-file.js';
import { trainTrades } from './trade/train-trades.js';

// Part of the build: learning takes time that an API that starts does not have.
const TRADES = new URL('../../src/mockup/trades/', import.meta.url);
const EXAMPLES = new URL('../../src/mockup/trade-examples/', import.meta.url);
const PICTURE_WORDS = new URL('../../src/mockup/pictures/picture-words.yaml', import.meta.url);
const CACHE = new URL('../../.cache/trade-vectors.bin', import.meta.url);

const trades = readTrades(TRADES);
const encoders = Array.from(
  { length: Math.min(2, availableParallelism()) },
  () => new WorkerEncoder(),
);
const examples = readTradeExamples(EXAMPLES);
const classifier = await trainTrades(trades, examples, new VectorCache(CACHE, encoders));
writeTrades({ trades, classifier });
await Promise.all(encoders.map((encoder) => encoder.close()));
writePictures({
  drawings: readIconSet(),
  words: z.record(z.string(), z.string()).parse(parse(readFileSync(PICTURE_WORDS, 'utf8'))),
});
