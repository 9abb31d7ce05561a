import { wordStems } from '../../english/word-stems.js';
import type { Trade } from '../trade/trade.js';
import type { KnownPictures } from './picture-file.js';

/** Finds the picture of a thing by the words of its name. */
export class PictureFinder {
  private readonly byWord: ReadonlyMap<string, string>;

  constructor(readonly known: KnownPictures) {
    const own = Object.keys(known.drawings).map(
      (name) => [wordStems(name).join(' '), name] as const,
    );
    const words = Object.entries(known.words).map(
      ([word, name]) => [wordStems(word).join(' '), name] as const,
    );
    this.byWord = new Map([...own, ...words].filter(([, name]) => name in known.drawings));
  }

  /**
   * Pictures for the names of things, in their order; undefined for one that nothing shows. No picture comes twice. What
   * the trade says about an offer counts first, then pairs of words, then single words from the last to the first, as
   * the last one usually is the thing.
   */
  find(names: readonly string[], trade: Trade): (string | undefined)[] {
    const taken = new Set<string>();
    return names.map((name) => {
      const found = this.candidates(name, trade).find(
        (picture) => !taken.has(picture) && picture in this.known.drawings,
      );
      if (found !== undefined) taken.add(found);
      return found;
    });
  }

  private candidates(name: string, { offers }: Trade): string[] {
    const stems = wordStems(name);
    const inTrade = offers
      .filter(
        (offer) =>
          offer.name === name ||
          offer.match.some((words) => wordStems(words).every((word) => stems.includes(word))),
      )
      .map(({ icon }) => icon);
    const pairs = stems.map((word, at) => this.byWord.get(`${word} ${stems[at + 1] ?? ''}`.trim()));
    const single = stems.toReversed().map((word) => this.byWord.get(word));
    return [...pairs.slice(0, -1), ...inTrade, ...single].filter(
      (picture) => picture !== undefined,
    );
  }
}
