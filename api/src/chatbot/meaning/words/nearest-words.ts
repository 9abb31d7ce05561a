import { textFeatures } from '../../../text-classifier/text-features.js';

interface Example {
  owner: number;
  features: ReadonlyMap<number, number>;
}

/** How much the second nearest example counts. */
const SECOND = 0.3;

/** Finds whose examples a text is nearest to by their words alone, for a language that the encoder does not know. */
export class NearestWords {
  private readonly rarity = new Map<number, number>();
  private readonly examples: readonly Example[];
  private readonly unseen: number;

  /** @param examples by their owner: the first list is owner 0 */
  constructor(examples: readonly (readonly string[])[]) {
    const all = examples.flatMap((texts, owner) => texts.map((text) => ({ owner, text })));
    for (const { text } of all) {
      for (const place of textFeatures(text).places) {
        this.rarity.set(place, (this.rarity.get(place) ?? 0) + 1);
      }
    }
    for (const [place, count] of this.rarity)
      this.rarity.set(place, Math.log(1 + all.length / count));
    this.unseen = Math.log(1 + all.length);
    this.examples = all.map(({ owner, text }) => ({ owner, features: this.weigh(text) }));
  }

  /**
   * The likeness (0 to 1) of each owner's nearest examples, best first. The second nearest counts too: one example may be
   * alike by chance.
   */
  find(text: string): { owner: number; likeness: number }[] {
    const asked = this.weigh(text);
    const best = new Map<number, readonly [first: number, second: number]>();
    for (const { owner, features } of this.examples) {
      let sum = 0;
      for (const [place, weight] of features) sum += weight * (asked.get(place) ?? 0);
      const [first, second] = best.get(owner) ?? [0, 0];
      if (sum > first) best.set(owner, [sum, first]);
      else if (sum > second) best.set(owner, [first, sum]);
    }
    return [...best]
      .map(([owner, [first, second]]) => ({
        owner,
        likeness: (1 - SECOND) * first + SECOND * Math.max(second, first * first),
      }))
      .sort((one, other) => other.likeness - one.likeness);
  }

  /** Features weighted by how rare they are; together of length 1. */
  private weigh(text: string): Map<number, number> {
    const { places, weights } = textFeatures(text);
    const weighed = new Map<number, number>();
    places.forEach((place, at) => {
      weighed.set(place, (weights[at] ?? 0) * (this.rarity.get(place) ?? this.unseen));
    });
    const length = Math.hypot(...weighed.values()) || 1;
    for (const [place, weight] of weighed) weighed.set(place, weight / length);
    return weighed;
  }
}
