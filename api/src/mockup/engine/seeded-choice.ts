/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Choices that look random and are the same again for the same key. */
export class SeededChoice {
  private state: number;

  constructor(private readonly key: string) {
    this.state = hashText(key);
  }

  /** Choices of their own for one matter, so that another question asked in between changes nothing. */
  about(matter: string): SeededChoice {
    return new SeededChoice(`${this.key}/${matter}`);
  }

  /** A number in [0, 1); Mulberry32. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
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

  /** The entries in another order. */
  shuffled<Entry>(entries: readonly Entry[]): Entry[] {
    return entries
      .map((entry) => ({ entry, place: this.fraction() }))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry);
  }

  /** Up to `count` entries, each once. */
  some<Entry>(entries: readonly Entry[], count: number): Entry[] {
    return this.shuffled(entries).slice(0, count);
  }

  /** All entries in an order in which heavier ones tend to come first. Weights are above 0. */
  ranked<Entry>(entries: readonly Entry[], weightOf: (entry: Entry) => number): Entry[] {
    return entries
      .map((entry) => ({ entry, place: this.fraction() ** (1 / weightOf(entry)) }))
      .sort((a, b) => b.place - a.place)
      .map(({ entry }) => entry);
  }
}
