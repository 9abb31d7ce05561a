import { isOneSlip } from '../../../spelling/is-one-slip.js';

/** Shorter words are left alone: too many others are near them. */
const SHORTEST = 4;

/** A word that stands in so many examples is worth correcting to. */
const COMMON = 2;

/** Words of three letters are only corrected to words as common as this: 'tke' is 'take'. */
const VERY_COMMON = 60;

/** From this length on, a letter too many and another one missing are corrected as well: 'desine' is 'design'. */
const TWO_SLIPS = 6;

/** From this length on a word of an example may be a slip. */
const LONG = 5;

/** Two slips make a word that is this common. */
const OFTEN = 8;

/**
 * Corrects slips in words that stand in no example, to words that do: the encoder knows no misspelled word. Words are
 * found by the letters that are left when one is taken out, as in Wolf Garbe's SymSpell.
 */
export class Spelling {
  private readonly counts = new Map<string, number>();
  private readonly byRest = new Map<string, string[]>();

  /**
   * @param texts spelled as they should be, for the most part
   * @param isWord whether a dictionary lists a word; such words are left alone
   */
  constructor(
    texts: Iterable<string>,
    private readonly isWord: (word: string) => boolean,
  ) {
    for (const text of texts) {
      for (const word of text.toLowerCase().match(WORD) ?? []) {
        this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
      }
    }
    for (const [word, count] of this.counts) {
      if (count < COMMON || word.length < SHORTEST) continue;
      for (const rest of restsOf(word)) {
        this.byRest.set(rest, [...(this.byRest.get(rest) ?? []), word]);
      }
    }
  }

  /** The text in lower case with its slips corrected. */
  correct(text: string): string {
    return text.toLowerCase().replaceAll(WORD, (word) => this.word(word));
  }

  private word(word: string): string {
    const own = this.counts.get(word) ?? 0;
    if (word.length < SHORTEST - 1 || own > COMMON || this.isWord(word)) return word;
    const near = restsOf(word).flatMap((rest) => this.byRest.get(rest) ?? []);
    const oneSlip = near.filter((other) => isOneSlip(word, other));
    // Examples hold slips too, as in 'shopfy', and names, as in 'Carl'.
    if (own > 0) return word.length < LONG ? word : (this.commonest(oneSlip, VERY_COMMON) ?? word);
    const twoSlips = near.filter((other) => word.length >= TWO_SLIPS && other[0] === word[0]);
    const least = word.length < SHORTEST ? VERY_COMMON : COMMON;
    return this.commonest(oneSlip, least) ?? this.commonest(twoSlips, OFTEN) ?? word;
  }

  private commonest(words: readonly string[], least: number): string | undefined {
    const countOf = (word: string) => this.counts.get(word) ?? 0;
    const [best] = words.toSorted((one, other) => countOf(other) - countOf(one));
    return best !== undefined && countOf(best) >= least ? best : undefined;
  }
}

const WORD = /[a-z]+(?:'[a-z]+)?/g;

/** The word, and the word without each of its letters. */
function restsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
