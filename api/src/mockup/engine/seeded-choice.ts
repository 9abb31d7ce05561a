import { mulberry32 } from '@northloop/contracts/seeded-random';

/**
 * FNV-1a with 32 bits over the bytes of a text. Hashing its characters instead would change drafts of names with
 * umlauts.
 */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Choices that look random and are reproducible for the same key. */
export class SeededChoice {
  /** The next number in [0, 1). */
  readonly fraction: () => number;

  constructor(private readonly key: string) {
    this.fraction = mulberry32(hashText(key));
  }

  /** Independent choices for one purpose, so that further choices for other purposes do not change them. */
  about(matter: string): SeededChoice {
    return new SeededChoice(`${this.key}/${matter}`);
  }

  between(min: number, max: number): number {
    return min + this.fraction() * (max - min);
  }

  /**
   * One of the entries.
   * @throws {RangeError} for an empty list
   */
  oneOf<Entry>(entries: readonly Entry[]): Entry {
    const entry = entries[Math.floor(this.fraction() * entries.length)];
    if (entry === undefined) throw new RangeError('Nothing to choose from');
    return entry;
  }

  /** The entries in random order. */
  shuffled<Entry>(entries: readonly Entry[]): Entry[] {
    return entries
      .map((entry) => ({ entry, place: this.fraction() }))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry);
  }

  /** Up to `count` different entries. */
  some<Entry>(entries: readonly Entry[], count: number): Entry[] {
    return this.shuffled(entries).slice(0, count);
  }

  /** All entries in random order, in which heavier ones tend to come first. Weights must be above 0. */
  ranked<Entry>(entries: readonly Entry[], weightOf: (entry: Entry) => number): Entry[] {
    return entries
      .map((entry) => ({ entry, place: this.fraction() ** (1 / weightOf(entry)) }))
      .sort((a, b) => b.place - a.place)
      .map(({ entry }) => entry);
  }
}
