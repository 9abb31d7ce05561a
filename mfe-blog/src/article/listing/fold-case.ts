const ASCII = /^[\t-~]*$/;

/**
 * Brings a text into a form in which texts that differ only in case, or in the kind of their quotes, are equal, for every
 * script: titles have typographic quotes, and many visitors type straight ones.
 *
 * `toLowerCase` alone is not enough: `ẞ` and `ß` have the capital `SS`, so the way leads through capitals; `İ` becomes
 * an `i` with a loose dot, which is dropped so that İstanbul is found by istanbul; a Greek sigma looks different
 * at the end of a word. Composed, decomposed and full-width letters are brought together first.
 */
export const foldCase = (text: string): string =>
  // Most texts are plain ASCII, where none of the above exists.
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .toUpperCase()
        .toLowerCase()
        .replace(/i\u0307/g, 'i')
        .replace(/ς/g, 'σ')
        .replace(/[‘’]/g, "'")
        .replace(/[“”]/g, '"')
        .normalize('NFKC');
