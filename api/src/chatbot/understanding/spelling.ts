/** Shorter words are not corrected, because too many other words are similar. */
const SHORTEST = 5;

/** From this length on, two typos are corrected. */
const LONG = 8;

/** Corrects typos to words that the assistant knows. */
export class Spelling {
  private readonly known: ReadonlySet<string>;
  private readonly byInitial: ReadonlyMap<string, readonly string[]>;

  /**
   * @param targets words that typos are corrected to
   * @param others further words that are correct as they are
   */
  constructor(targets: Iterable<string>, others: Iterable<string>) {
    const words = new Set([...targets].filter((word) => word.length >= SHORTEST));
    this.known = new Set([...words, ...others]);
    const byInitial = new Map<string, string[]>();
    for (const word of words) {
      byInitial.set(word.charAt(0), [...(byInitial.get(word.charAt(0)) ?? []), word]);
    }
    this.byInitial = byInitial;
  }

  /** Whether the word is known in this or another form: 'responds' is not a typo of 'response'. */
  private isKnown(word: string): boolean {
    return (
      this.known.has(word) ||
      ['s', 'es', 'ed', 'd', 'ing', 'er', 'ly'].some(
        (ending) => word.endsWith(ending) && this.known.has(word.slice(0, -ending.length)),
      )
    );
  }

  /** The corrected word, or the word itself if it is known or similar to no other. */
  correct(word: string): string {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || this.isKnown(word)) return word;
    const limit = word.length >= LONG ? 2 : 1;
    let nearest = word;
    let least = limit + 1;
    // The first letter is rarely wrong, and comparing it rules out most words.
    for (const candidate of this.byInitial.get(word.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - word.length) > limit) continue;
      const slips = slipsBetween(word, candidate, least - 1);
      if (slips < least) {
        least = slips;
        nearest = candidate;
      }
    }
    return nearest;
  }
}

/**
 * Letters to insert, drop, replace or swap with their neighbor to turn one word into the other; at most `limit` + 1.
 */
function slipsBetween(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}
