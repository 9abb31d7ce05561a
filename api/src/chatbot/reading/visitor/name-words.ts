import type { Token } from '../../../english/tokens.js';
import { firstNames, nameTitles, notNames, notNamesBeside } from '../vocabulary/first-names.js';
import { shorthand } from '../vocabulary/shorthand.js';
import { wordsOf } from '../vocabulary/word-list.js';
import { placeIn } from './places.js';

/** What may stand before a first name: 'big Mike'. */
export const TITLES = wordsOf(nameTitles);
const NOT_BESIDE = wordsOf(notNamesBeside);

/** 'al' is written 'Al'. */
export const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a word is written like a name and is none of the words beside names. */
export const isNameLike = ({ raw, word }: Token) =>
  /^\p{L}[\p{L}'-]*\.?$/u.test(raw) && !notNames.has(word);

/** A frequent first name, or a word with a capital that is no place. */
export function isName(token: Token): boolean {
  if (firstNames.has(token.word)) return true;
  const isProper = /^\p{Lu}\p{Ll}+/u.test(token.raw) && (token.part === 'PROPN' || !token.isKnown);
  return isProper && Object.keys(placeIn([token])).length === 0;
}

/** Whether a word that no dictionary has can be a name. */
export const isRareWord = (word: string) =>
  /^\p{L}{3,12}$/u.test(word) && !shorthand.has(word) && !NOT_BESIDE.has(word);

/** A text that is nothing but a name. */
export function nameAlone(text: string): string | undefined {
  const words = text
    .trim()
    .split(/\s+/)
    .filter(
      (word) =>
        !/^(thanks|thank|you|thx|thnx|ty|pls|plz|please|best|regards|from|its|name|names|and|or|is|at|n)$/i.test(
          word,
        ),
    );
  const bare =
    words.length > 1 && TITLES.has(words[0]?.toLowerCase() ?? '') ? words.slice(1) : words;
  const isAll =
    bare.length >= 1 &&
    bare.length <= 3 &&
    bare.every((word) => /^\p{L}[\p{L}'-]*\.?$/u.test(word) && !notNames.has(word.toLowerCase()));
  const isOne =
    firstNames.has(bare[0]?.toLowerCase() ?? '') ||
    bare.every((word) => /^\p{Lu}\p{Ll}/u.test(word) && !NOT_BESIDE.has(word.toLowerCase()));
  return isAll && isOne ? words.map(withCapital).join(' ') : undefined;
}
