const ASCII = /^[\t-~]*$/;

/**
 * Normalizes a text so that texts that differ only in case, or in the kind of their quotes, become equal, in every
 * script: titles have typographic quotes, and many visitors type straight ones.
 *
 * `toLowerCase` alone is not enough. `ẞ` and `ß` have the capital `SS`, so the text is converted to capitals first. `İ`
 * becomes an `i` with a separate dot, which is removed so that a search for istanbul finds İstanbul. A Greek sigma
 * looks different at the end of a word. Before that, composed, decomposed and full-width letters are normalized.
 */
export const foldCase = (text: string): string =>
  // Most texts are plain ASCII and need none of the above.
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
