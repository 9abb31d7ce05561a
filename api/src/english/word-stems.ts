/** Words of two letters that say nothing about a thing. */
const EMPTY = new Set(
  'am an as at be by do go he if in is it me my no of on or so to up us we'.split(' '),
);

/**
 * The words of a text in a form in which singular and plural are equal; it need not be a word itself. Single letters and
 * the like do not count.
 */
export const wordStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}’']*\p{L}/gu) ?? [])
    .map((word) => word.replace(/[’']s$/, ''))
    .filter((word) => !EMPTY.has(word))
    .map(stem);

function stem(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:ches|shes|xes|sses|oes)$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
