import { COMMON_NAMES, SPANISH_WORDS } from './known-words.js';
import { startsWithName } from './sentence-start.js';

const NAME = /(?<![\p{L}\d'])\p{Lu}[\p{L}\d'&.-]*/gu;
/** What may stand before the first word of a sentence or of a list item. */
const BEFORE_START = /(?:^|[.!?:;\n]|["(] ?|^\s*(?:[-+•]|\d{1,2}[.)]))\s*["(¿¡]?$/u;

/**
 * The names in a text, in lower case, without those that anybody may use.
 * @param text as `plainText` returns it
 */
export function namesIn(text: string): string[] {
  const isSpanish = countSpanish(text) >= 2;
  return [...text.matchAll(NAME)].flatMap(({ 0: match, index }) => {
    const name = bare(match);
    if (name === '' || COMMON_NAMES.has(name)) return [];
    const isStart = BEFORE_START.test(text.slice(0, index));
    if (isStart && (isSpanish || !startsWithName(text.slice(index)))) return [];
    return [name];
  });
}

/** All words of a text, for looking names up. Also the parts of joined words and the singular of plurals. */
export function wordsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\d][\p{L}\d'&.-]*/gu)) {
    for (const part of [word, ...word.split(/[-.&]/)])
      found.add(bare(part)).add(singular(bare(part)));
  }
  return found;
}

/** Whether the words hold a name, or a joined name's parts. */
export function holds(words: ReadonlySet<string>, name: string): boolean {
  const isKnown = (part: string) =>
    words.has(part) || words.has(singular(part)) || COMMON_NAMES.has(part);
  return isKnown(name) || name.split(/[-&]/).every((part) => part === '' || isKnown(part));
}

/** How many of the small words of Spanish a text has. */
export function countSpanish(text: string): number {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => SPANISH_WORDS.has(word))
    .length;
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/'s?$|[.'&-]+$/g, '')
    .replace(/^'+/, '');
}

function singular(word: string): string {
  return word.replace(/(?<=\p{L}{3})s$/u, '');
}
