/** Words of questions that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  'a an and are at be can could do does for from had has have how i in is it me my of on or our should so that the their them there they this to us was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

const ASCII = /^[!-~]*$/;

/** A word as it is indexed and looked for: without accents, in lower case, in the singular. */
export function foldTerm(term: string): string {
  // Most words have nothing to take apart, and an index has millions.
  const folded = ASCII.test(term)
    ? term.toLowerCase()
    : term
        .normalize('NFKD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase();
  return folded.length > 3 && /[^s]s$/.test(folded) ? folded.slice(0, -1) : folded;
}

const words = (text: string): string[] => text.split(/[\n\r\p{Z}\p{P}]+/u).filter(Boolean);

/** Words of a text. One with a hyphen counts in its parts and as a whole, so that "ecommerce" finds "e-commerce". */
export const indexedWords = (text: string): string[] => [
  ...words(text),
  ...[...text.matchAll(/\p{L}+(?:-\p{L}+)+/gu)].map(([word]) => word.replaceAll('-', '')),
];

/** Words to look for: without those that say nothing, unless there are no others. */
export function searchedWords(query: string): string[] {
  const all = words(query.replace(/(?<=\p{L})-(?=\p{L})/gu, ''));
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return telling.length > 0 ? telling : all;
}
