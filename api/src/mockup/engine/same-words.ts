/** A word without the ending of its plural. */
const stem = (word: string): string =>
  word.toLowerCase().replace(/(?:ies|es|s)$/, (end) => (end === 'ies' ? 'y' : ''));

const stemsOf = (text: string): string[] => (text.match(/[\p{L}’]{3,}/gu) ?? []).map(stem);

/** Whether a text has one of the words, in singular or plural. */
export function sharesWord(text: string, words: readonly string[]): boolean {
  const known = new Set(words.flatMap(stemsOf));
  return stemsOf(text).some((word) => known.has(word));
}
