import type { Token } from '../../english/tokens.js';
import { isOneSlip } from '../../spelling/is-one-slip.js';
import { phrasesOf } from './vocabulary/word-list.js';

/** A phrase found among words. */
export interface Match {
  /** What the phrase stands for. */
  label: string;
  /** Index of its first word. */
  start: number;
  /** Index after its last word. */
  end: number;
}

/** Shorter words are not corrected: too many other words are as similar. */
const SHORTEST_CORRECTED = 6;

/** From this length on, a word may have two slips. */
const SHORTEST_WITH_TWO = 8;

/** Finds the phrases of lists, in singular and plural, with a slip or two in their longer words. */
export class PhraseTable {
  private readonly byFirst = new Map<string, { label: string; words: readonly string[] }[]>();
  private readonly longWords = new Set<string>();

  /** @param lists phrases separated by commas, by label */
  constructor(lists: Readonly<Record<string, string>>) {
    for (const [label, list] of Object.entries(lists)) {
      for (const phrase of phrasesOf(list)) {
        const words = phrase.split(' ').map(singular);
        const [first = ''] = words;
        this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), { label, words }]);
        for (const word of words) if (word.length >= SHORTEST_CORRECTED) this.longWords.add(word);
      }
    }
    for (const phrases of this.byFirst.values()) {
      phrases.sort((a, b) => b.words.length - a.words.length);
    }
  }

  /** The phrases in order; where several start, the longest. They do not overlap. */
  find(tokens: readonly Token[]): Match[] {
    const words = tokens.map((token) => this.plain(token));
    const matches: Match[] = [];
    for (let start = 0; start < words.length; ) {
      const found = this.byFirst
        .get(words[start] ?? '')
        ?.find((phrase) => phrase.words.every((word, index) => words[start + index] === word));
      const end = start + (found?.words.length ?? 1);
      if (found !== undefined) matches.push({ label: found.label, start, end });
      start = end;
    }
    return matches;
  }

  private plain({ word, isKnown }: Token): string {
    const plain = singular(word);
    if (isKnown || plain.length < SHORTEST_CORRECTED - 1 || this.longWords.has(plain)) return plain;
    // Spanish words are not English ones with a slip.
    if (/[^a-z'-]/.test(plain)) return plain;
    const spelled = plain.replace(/(sh|ch|t|s)u?n$/, 'tion');
    for (const candidate of this.longWords)
      if (candidate === spelled || isLikelySlip(plain, candidate)) return candidate;
    for (const candidate of this.longWords) if (isTwoSlips(spelled, candidate)) return candidate;
    return plain;
  }
}

/** A word without the ending of a plural. */
function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) && word.length > 3 && word !== 'news' ? word.slice(0, -1) : word;
}

/** Whether two letters more, less, other or swapped turn one long word into the other. */
function isTwoSlips(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST_WITH_TWO) return false;
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 2) return false;
  let start = 1;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const repaired = [
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
    [restA.slice(1), restB.slice(1)],
    [restA.slice(2), restA[0] === restB[1] && restA[1] === restB[0] ? restB.slice(2) : '\0'],
  ];
  return repaired.some(
    ([one = '', other = '']) => one === other || isLikelySlip(`_${one}`, `_${other}`),
  );
}

/** Whether a word may be another one with a slip. First letters are rarely wrong. */
const isLikelySlip = (a: string, b: string): boolean => a[0] === b[0] && isOneSlip(a, b);
