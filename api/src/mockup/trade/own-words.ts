import { wordStems } from '../../english/word-stems.js';
import type { Trade } from './trade.js';

/** Counts the words of a text that belong to one trade alone. */
export class OwnWords {
  /** The number of the trade by its word, or by two of them. */
  private readonly trades = new Map<string, number>();

  constructor(trades: readonly Trade[]) {
    const shared = new Set<string>();
    for (const [at, { words }] of trades.entries()) {
      for (const word of new Set(words.map((one) => wordStems(one).join(' ')))) {
        if (this.trades.has(word)) shared.add(word);
        else this.trades.set(word, at);
      }
    }
    for (const word of shared) this.trades.delete(word);
  }

  /** How many different words of its own a trade has in the text, by the trade's number. */
  count(text: string): ReadonlyMap<number, number> {
    const stems = wordStems(text);
    const pairs = stems.slice(1).map((word, at) => `${stems[at]} ${word}`);
    const counts = new Map<number, number>();
    for (const word of new Set([...stems, ...pairs])) {
      const at = this.trades.get(word);
      if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    return counts;
  }
}
