/** Words of questions that do not help to find anything. */
const STOP_WORDS = new Set(
  'a an and are at be can could do does for from had has have how i in is it me my of on or our should so that the their them there they this to us was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

const ASCII = /^[!-~]*$/;

/** Normalizes a word for indexing and searching: no accents, lower case, singular. */
export function foldTerm(term: string): string {
  // Most words are plain ASCII and need no normalization, which matters because an index has millions of words.
  const folded = ASCII.test(term)
    ? term.toLowerCase()
    : term
        .normalize('NFKD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase();
  return folded.length > 3 && /[^s]s$/.test(folded) ? folded.slice(0, -1) : folded;
}

const words = (text: string): string[] => text.split(/[\n\r\p{Z}\p{P}]+/u).filter(Boolean);

/**
 * The words of a text. A hyphenated word counts as its parts and as a whole, so that "ecommerce" finds "e-commerce".
 */
export const indexedWords = (text: string): string[] => [
  ...words(text),
  ...[...text.matchAll(/\p{L}+(?:-\p{L}+)+/gu)].map(([word]) => word.replaceAll('-', '')),
];

/** The words to search for. Stop words are left out unless there are no others. */
export function searchedWords(query: string): string[] {
  const all = words(query.replace(/(?<=\p{L})-(?=\p{L})/gu, ''));
  const telling = all.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return telling.length > 0 ? telling : all;
}
