import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { ClassifierWeights } from '../../text-classifier/text-classifier.js';
import type { Trade } from './trade.js';

/** The folder of the build's output; the same from the sources and from the build. */
const FOLDER = new URL('../../../dist/mockup/', import.meta.url);
const FILE = new URL('trades.bin', FOLDER);

/** The trades, and what the build has learned from their examples. The classifier's classes come in their order. */
export interface KnownTrades {
  readonly trades: readonly Trade[];
  readonly classifier: ClassifierWeights;
}

/**
 * The trades as the build left them.
 * @throws Error if there is no build
 */
export function loadTrades(): KnownTrades {
  try {
    return deserialize(readFileSync(FILE)) as KnownTrades;
  } catch (cause) {
    throw new Error(`${FILE.pathname} is not there: run pnpm build.`, { cause });
  }
}

/** Writes them for {@link loadTrades}. */
export function writeTrades(known: KnownTrades): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, serialize(known));
}
