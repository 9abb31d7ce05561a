/** That a feature belongs to something, which goes by a number, and how much. */
export type Posting = readonly [feature: string, holder: number, weight: number];

/** For each feature the things that it belongs to, held so that thousands are added up in no time. */
export class PostingLists {
  private readonly spans = new Map<string, readonly [start: number, end: number]>();
  private readonly holders: Uint16Array;
  private readonly weights: Float32Array;

  constructor(postings: readonly Posting[]) {
    const sizes = new Map<string, number>();
    for (const [feature] of postings) sizes.set(feature, (sizes.get(feature) ?? 0) + 1);
    const next = new Map<string, number>();
    let end = 0;
    for (const [feature, size] of sizes) {
      next.set(feature, end);
      this.spans.set(feature, [end, end + size]);
      end += size;
    }
    this.holders = new Uint16Array(end);
    this.weights = new Float32Array(end);
    for (const [feature, holder, weight] of postings) {
      const at = next.get(feature) ?? 0;
      this.holders[at] = holder;
      this.weights[at] = weight;
      next.set(feature, at + 1);
    }
  }

  /**
   * Adds a feature's weights, times a factor, to the sums of its holders.
   * @returns whether anything has the feature
   */
  add(feature: string, factor: number, sums: Float32Array): boolean {
    const span = this.spans.get(feature);
    if (span === undefined) return false;
    for (let at = span[0]; at < span[1]; at += 1) {
      const holder = this.holders[at] ?? 0;
      sums[holder] = (sums[holder] ?? 0) + factor * (this.weights[at] ?? 0);
    }
    return true;
  }
}
