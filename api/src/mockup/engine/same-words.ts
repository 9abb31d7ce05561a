import { wordStems } from '../../english/word-stems.js';

/** Whether a text has one of the words, in singular or plural. */
export function sharesWord(text: string, words: readonly string[]): boolean {
  const known = new Set(words.flatMap(wordStems));
  return wordStems(text).some((word) => known.has(word));
}
