import { sentencesOf } from '../../../english/tokens.js';
import { KNOWN_STARTS, WORDS_AND_NAMES } from './known-words.js';

/**
 * Whether the first word of an English sentence is a name, although every first word has a capital: the tagger takes it
 * for one, and its dictionary does not have it, or it is both, as Mark and Grace are, or
 * another word with a capital follows.
 * @param sentence without marks before its first word
 */
export function startsWithName(sentence: string): boolean {
  const word = /^[\p{L}']+/u.exec(sentence)?.[0].replace(/'s?$/, '').toLowerCase() ?? '';
  const first = sentencesOf(sentence.slice(0, 80))[0]?.tokens[0];
  if (KNOWN_STARTS.has(word) || first?.part !== 'PROPN') return false;
  const isFollowed = /^[\p{L}']+ \p{Lu}/u.test(sentence);
  return !first.isKnown || WORDS_AND_NAMES.has(word) || isFollowed;
}
