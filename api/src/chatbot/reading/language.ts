import type { Language } from './reading.js';
import { commonMarks, sureMarks } from './vocabulary/language-marks.js';

/** Points that tell a language: one sure word or two common ones. */
const ENOUGH = 2;

/**
 * The language of a message, by its script and its small words. Detectors by letter statistics take short English
 * ('hi', 'la crosse', 'menu') for other languages, so a message without signs of another language is English.
 */
export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length > letters.length / 2) return 'other';
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const english = count(words, commonMarks.en);
  let language: Language = 'en';
  let most = Math.max(ENOUGH - 1, english);
  for (const name of ['es', 'fr', 'de', 'pt', 'it', 'other'] as const) {
    const points = count(words, commonMarks[name]) + ENOUGH * count(words, sureMarks[name]);
    if (points > most) [most, language] = [points, name];
  }
  if (/[¿¡]/.test(text) && english < words.length / 2) return 'es';
  if (language !== 'en' || english > 0) return language;
  // More than a loanword such as 'café': Vietnamese, Turkish, Polish and others.
  return (text.match(/(?![a-z])\p{L}/giu) ?? []).length > 2 ? 'other' : 'en';
}

function count(words: readonly string[], marks: ReadonlySet<string>): number {
  return words.filter((word) => marks.has(word)).length;
}
