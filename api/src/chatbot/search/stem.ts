/** A simple stemmer, good enough to make 'revisions' and 'revision', or 'hosting' and 'host', one term. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const singular = word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /(ss|sh|ch|x)es$/.test(word)
      ? word.slice(0, -2)
      : /[^su]s$/.test(word)
        ? word.slice(0, -1)
        : word;
  const base = singular.replace(/(ing|ed|ly)$/, '');
  if (base.length < 3 || base === singular || !/[aeiouy]/.test(base)) return singular;
  // 'stopping' → 'stop', 'designed' → 'design'
  return /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
}
