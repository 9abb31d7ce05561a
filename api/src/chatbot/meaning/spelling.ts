import { isOneSlip } from '../../spelling/is-one-slip.js';

/** Shorter words are left alone: too many others are near them. */
const SHORTEST = 4;

/** A word that stands in so many examples is worth correcting to. */
const COMMON = 2;

/** Words of three letters are only corrected to words as common as this: 'tke' is 'take'. */
const VERY_COMMON = 60;

/** From this length on, a letter too many and another one missing are corrected as well: 'desine' is 'design'. */
const TWO_SLIPS = 6;

/** Two slips make a word that is this common. */
const OFTEN = 8;

/**
 * Corrects slips in words that stand in no example, to words that do: the encoder knows no misspelled word. Words are
 * found by the letters that are left when one is taken out, as in Wolf Garbe's SymSpell.
 */
export class Spelling {
  private readonly counts = new Map<string, number>();
  private readonly byRest = new Map<string, string[]>();

  /** @param texts spelled as they should be, for the most part */
  constructor(texts: Iterable<string>) {
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
    if (word.length < SHORTEST - 1 || this.counts.has(word)) return word;
    const near = restsOf(word).flatMap((rest) => this.byRest.get(rest) ?? []);
    const least = word.length < SHORTEST ? VERY_COMMON : COMMON;
    return (
      this.commonest(
        near.filter((other) => isOneSlip(word, other)),
        least,
      ) ??
      (word.length < TWO_SLIPS
        ? undefined
        : this.commonest(
            near.filter((other) => other[0] === word[0]),
            OFTEN,
          )) ??
      word
    );
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
