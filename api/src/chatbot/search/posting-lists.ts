/** That a feature belongs to something, which goes by a number, and how much. */
export type Posting = readonly [feature: string, holder: number, weight: number];

/** The things that each feature belongs to, one feature after the other. It can be written to a file. */
export interface StoredPostings {
  features: string[];
  /** Where the things of each feature end in the lists below. */
  ends: Uint32Array;
  holders: Uint16Array;
  weights: Float32Array;
}

/** Brings postings of any order into lists. */
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

/** For each feature the things that it belongs to, held so that thousands are added up in no time. */
export class PostingLists {
  /** The number of each feature. */
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(private readonly stored: StoredPostings) {
    this.numbers = new Map(stored.features.map((feature, number) => [feature, number]));
  }

  /**
   * Adds a feature's weights, times a factor, to the sums of its holders.
   * @returns whether anything has the feature
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
