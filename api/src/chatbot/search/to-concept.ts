import { stemOf } from './stem.js';
import { stopWords } from './stop-words.js';
import { thesaurus } from './thesaurus.js';

const entries = Object.entries(thesaurus).flatMap(([word, others]) =>
  others.split(' ').map((other) => [other, word] as const),
);

/** Maps each synonym to the word that represents it. */
const canonical: ReadonlyMap<string, string> = new Map(entries);

/** Expressions of several words with one meaning ('look-after'), by their first word; longest first. */
const expressionsFrom: ReadonlyMap<string, readonly (readonly string[])[]> = (() => {
  const byFirst = new Map<string, string[][]>();
  for (const [other] of entries) {
    const words = other.split('-');
    const [first = ''] = words;
    if (words.length > 1) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return byFirst;
})();

/** The words of a text, with multi-word expressions joined into one. Punctuation is dropped. */
export function tokensOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const tokens: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const expression = expressionsFrom
      .get(word)
      ?.find((parts) => parts.every((part, index) => words[at + index] === part));
    tokens.push(expression?.join('-') ?? word);
    at += (expression?.length ?? 1) - 1;
  }
  return tokens;
}

/** The concepts of a text's words. Stop words have none. */
export function conceptsOf(text: string): string[] {
  return tokensOf(text).flatMap((word) => toConcept(word) ?? []);
}

/** The concept of a word: its representative in the thesaurus, stemmed. Null for stop words. */
export function toConcept(word: string): string | null {
  if (word.length < 2 || stopWords.has(word)) return null;
  const known = canonical.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  return canonical.get(stem) ?? stem;
}
