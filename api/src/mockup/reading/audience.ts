const MOST_WORDS = 5;
const MOST_CHARACTERS = 36;

/** The owner's audience in a form that fits after 'for' in a sentence; undefined if it would not read well. */
export function readAudience(audience: string | undefined): string | undefined {
  const first = (audience ?? '')
    .split(/[.,;:!?\n(]|\s(?:who|that|which|in|at|from|aged|between|looking|with)\s/i)[0]
    ?.replace(/^(?:for|our|the|mostly|mainly)\s+/i, '')
    .trim();
  if (!first || first.length < 4 || first.length > MOST_CHARACTERS) return undefined;
  if (
    !/^\p{Script=Latin}[\p{Script=Latin}'’ -]+$/u.test(first) ||
    first.split(/\s+/).length > MOST_WORDS
  )
    return undefined;
  return /^\p{Lu}[^\p{Lu}]*$/u.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first;
}
