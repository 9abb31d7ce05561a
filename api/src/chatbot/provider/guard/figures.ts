import { FIGURE_PATTERNS, type FigureKind } from './figure-patterns.js';
import { SAME_WORDS } from './same-words.js';
import { withDigits } from './with-digits.js';

/** Numbers up to this one may stand alone in a reply ("two ways to do it"). */
const FREE_COUNT = 10;
const LIST_MARKER = /^\s*(?:[-+•]|\d{1,2}[.)])\s+/gm;
const NUMBER = /\d+(?:\.\d+)?/g;

/** Words of a figure that say nothing about its size. */
const IDLE =
  /^(?:an?|una?|the|in|within|after|for|about|under|than|takes?|just|only|roughly|around|over|en|dentro|de|per|each|every|al|por|cada|full|short|more|extra|calendar|solid|mere|of|to|or|and|o|y)$/;

/**
 * The figures of a text, each as kind and value, such as `time:6 10 week` or `money:4000`. Texts that say the same in
 * digits, in words, in English or in Spanish yield the same figures.
 * @param text as `plainText` returns it
 */
export function figuresIn(text: string): Set<string> {
  const found = new Set<string>();
  let rest = withDigits(text.toLowerCase().replace(LIST_MARKER, ''));
  for (const { kind, pattern } of FIGURE_PATTERNS) {
    rest = rest.replace(pattern, (match) => {
      for (const value of valuesOf(kind, match)) found.add(`${kind}:${value}`);
      return ' ; ';
    });
  }
  return found;
}

function valuesOf(kind: FigureKind, match: string): readonly string[] {
  const numbers = match.match(NUMBER) ?? [];
  if (kind === 'count') return numbers.filter((number) => Number(number) > FREE_COUNT);
  if (kind === 'money') return numbers.length > 0 ? numbers : [match];
  if (kind === 'clock') return [match.replace(/[ .]|:00/g, '')];
  if (kind === 'share') return numbers.length > 0 ? numbers : [shareOf(match)];
  if (kind === 'time' && /half an hour|media hora/.test(match)) return ['30 minute'];
  const isOne = kind === 'time' && numbers.length === 0 && /\b(?:an?|una?)\b/.test(match);
  return [`${isOne ? '1 ' : ''}${wordsOf(match).join(' ')}`];
}

function shareOf(match: string): string {
  if (match.includes('third')) return '33';
  return match.includes('quarter') ? '25' : '50';
}

function wordsOf(match: string): string[] {
  const words = (match.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [])
    .filter((word) => !IDLE.test(word))
    .map((word) => word.replace(/(?<=\p{L}{2})s$/u, ''))
    .map((word) => SAME_WORDS.get(word) ?? word);
  // "2 días hábiles" and "2 business days" put the kind of day at different places.
  if (!words.includes('business')) return words;
  return [...words.filter((word) => word !== 'business' && word !== 'day'), 'business day'];
}
