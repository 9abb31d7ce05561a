/** The words of a list that is written as text. */
export function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** The phrases of a list that is written with commas. */
export function phrasesOf(list: string): readonly string[] {
  return list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
