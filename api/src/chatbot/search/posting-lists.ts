/** States that a holder, given by its number, has a feature with this weight. */
export type Posting = readonly [feature: string, holder: number, weight: number];

/** The holders of all features in flat lists, feature by feature. Plain data that can be written to a file. */
export interface StoredPostings {
  features: string[];
  /** Index in the lists below at which each feature's holders end. */
  ends: Uint32Array;
  holders: Uint16Array;
  weights: Float32Array;
}

/** Converts postings in any order to lists. */
export function storePostings(postings: readonly Posting[]): StoredPostings {
  const sizes = new Map<string, number>();
  for (const [feature] of postings) sizes.set(feature, (sizes.get(feature) ?? 0) + 1);
  const next = new Map<string, number>();
  const ends = new Uint32Array(sizes.size);
  let end = 0;
  for (const [feature, size] of sizes) {
    ends[next.size] = end + size;
    next.set(feature, end);
    end += size;
  }
  const holders = new Uint16Array(end);
  const weights = new Float32Array(end);
  for (const [feature, holder, weight] of postings) {
    const at = next.get(feature) ?? 0;
    holders[at] = holder;
    weights[at] = weight;
    next.set(feature, at + 1);
  }
  return { features: [...sizes.keys()], ends, holders, weights };
}

/** The holders of each feature, stored so that adding up thousands of weights is fast. */
export class PostingLists {
  /** Index of each feature. */
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(private readonly stored: StoredPostings) {
    this.numbers = new Map(stored.features.map((feature, number) => [feature, number]));
  }

  /**
   * Adds a feature's weights, times a factor, to the sums of its holders.
   * @returns whether the feature is known
   */
  add(feature: string, factor: number, sums: Float32Array): boolean {
    const number = this.numbers.get(feature);
    if (number === undefined) return false;
    const { ends, holders, weights } = this.stored;
    const end = ends[number] ?? 0;
    for (let at = ends[number - 1] ?? 0; at < end; at += 1) {
      const holder = holders[at] ?? 0;
      sums[holder] = (sums[holder] ?? 0) + factor * (weights[at] ?? 0);
    }
    return true;
  }
}
