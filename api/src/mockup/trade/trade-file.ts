import { deserialize, serialize } from 'node:v8';
import { readBuilt, writeBuilt } from '../../built-files/built-file.js';
import type { ClassifierWeights } from '../../text-classifier/text-classifier.js';
import type { Trade } from './trade.js';

const FILE = 'mockup/trades.bin';

/** The trades, and what the build has learned from their examples. The classifier's classes come in their order. */
export interface KnownTrades {
  readonly trades: readonly Trade[];
  readonly classifier: ClassifierWeights;
}

/**
 * The trades as the build left them.
 * @throws Error if there is no build
 */
export const loadTrades = (): KnownTrades => deserialize(readBuilt(FILE)) as KnownTrades;

/** Writes them for {@link loadTrades}. */
export const writeTrades = (known: KnownTrades): void => writeBuilt(FILE, serialize(known));
