import { sentencesOf } from '../../../english/tokens.js';
import type { Language } from '../reading.js';
import { firstNames } from '../vocabulary/first-names.js';
import { commonMarks, loanwords, ODD_LETTERS, sureMarks } from '../vocabulary/language-marks.js';
import { shorthand } from '../vocabulary/shorthand.js';

/** Points that tell a language: one sure word or two common ones. */
const ENOUGH = 2;
/** From this many words on, a message of words that no English dictionary has is foreign. */
const WORDS_TO_TELL = 4;
/** Share of such words. */
const MOSTLY = 0.7;
/** One English mark in so many words can be chance: 'do', 'me' and 'a' are words of many languages. */
const WORDS_PER_CHANCE = 8;
const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'other'] as const;

/**
 * The language of a message, by its script, its small words and the English dictionary. Detectors by letter statistics
 * take short English ('hi', 'la crosse', 'menu') for other languages, so a message without signs of another language is
 * English.
 */
export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length > letters.length / 2) return 'other';
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const english = count(words, commonMarks.en);
  const own = words.filter((word) => commonMarks.en.has(word) && !loanwords.has(word)).length;
  // 'Per hour or per project' shows one Italian word, not two.
  const unlike = [...new Set(words)];
  const points = LANGUAGES.map((name) => ({
    name,
    points: count(unlike, commonMarks[name]) + ENOUGH * count(unlike, sureMarks[name]),
    against: name === 'other' ? own : english,
  }));
  let language: Language = 'en';
  let most = ENOUGH - 1;
  for (const said of points) {
    if (said.points > Math.max(most, said.against)) [most, language] = [said.points, said.name];
  }
  if (/[¿¡]/.test(text) && english < words.length / 2) return 'es';
  const isSpanish = points.some((said) => said.name === 'es' && said.points > 0);
  // 'En', 'si' and 'ang' alone may as well be Spanish, which is answered.
  if (language === 'other' && isSpanish && count(words, sureMarks.other) === 0) return 'es';
  if (language !== 'en') return language;
  if (own <= words.length / WORDS_PER_CHANCE && isUnknownToEnglish(text))
    return points.find((said) => said.points > 0 && said.name !== 'other')?.name ?? 'other';
  if (english > 0) return language;
  // More than a loanword such as 'café': Vietnamese, Turkish, Polish and others.
  return (text.match(/(?![a-z])\p{L}/giu) ?? []).length > 2 ? 'other' : 'en';
}

/** Whether no English word carries a message. Names and words that are the same in many languages do not count. */
function isUnknownToEnglish(text: string): boolean {
  const tokens = sentencesOf(text)
    .flatMap((sentence) => sentence.tokens)
    .filter(
      ({ word, raw }, index) =>
        /^\p{L}{2,}$/u.test(word) &&
        !loanwords.has(word) &&
        !firstNames.has(word) &&
        !(index > 0 && /^\p{Lu}/u.test(raw)),
    );
  const unknown = tokens.filter(({ word, isKnown }) => !isKnown && !shorthand.has(word));
  const odd = unknown.filter(({ word }) => ODD_LETTERS.test(word));
  if (tokens.length >= WORDS_TO_TELL) return unknown.length >= tokens.length * MOSTLY;
  return odd.length >= 2 && odd.length >= tokens.length / 2;
}

function count(words: readonly string[], marks: ReadonlySet<string>): number {
  return words.filter((word) => marks.has(word)).length;
}
