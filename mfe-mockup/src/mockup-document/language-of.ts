/** The language attributes of a document. */
export interface Language {
  /** A language tag. If several languages share a script, it is the one that most pages in that script use. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

const english: Language = { lang: 'en', dir: 'ltr' };
const japanese: Language = { lang: 'ja', dir: 'ltr' };

/** The language for each script. */
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

/** The language of a text, decided by the script of at least half of its letters. English for Latin letters. */
export function languageOf(text: string): Language {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const all = count(/\p{L}/gu);
  const found = all > 0 && scripts.find(([letters]) => count(letters) * 2 >= all)?.[1];
  if (!found) return english;
  return found.lang === 'zh' && KANA.test(text) ? japanese : found;
}
