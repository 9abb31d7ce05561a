/** What a document says of its words. */
export interface Language {
  /** A language tag; of the languages that share a script, the one that most pages in it are written in. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

const english: Language = { lang: 'en', dir: 'ltr' };
const japanese: Language = { lang: 'ja', dir: 'ltr' };

/** What is written in the letters of a script. */
const scripts: readonly [RegExp, Language][] = [
  [/\p{Script=Hebrew}/gu, { lang: 'he', dir: 'rtl' }],
  [/\p{Script=Arabic}/gu, { lang: 'ar', dir: 'rtl' }],
  [/\p{Script=Cyrillic}/gu, { lang: 'ru', dir: 'ltr' }],
  [/\p{Script=Greek}/gu, { lang: 'el', dir: 'ltr' }],
  [/\p{Script=Hangul}/gu, { lang: 'ko', dir: 'ltr' }],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, { lang: 'zh', dir: 'ltr' }],
  [/\p{Script=Thai}/gu, { lang: 'th', dir: 'ltr' }],
  [/\p{Script=Devanagari}/gu, { lang: 'hi', dir: 'ltr' }],
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The language of a text, by the script that at least half of its letters are of; English for Latin letters. */
export function languageOf(text: string): Language {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const all = count(/\p{L}/gu);
  const found = all > 0 && scripts.find(([letters]) => count(letters) * 2 >= all)?.[1];
  if (!found) return english;
  return found.lang === 'zh' && KANA.test(text) ? japanese : found;
}
