/** Family names that lose their meaning inside quotes, such as `serif` and `-apple-system`. */
const KEYWORD_FAMILY = /^-?[a-z]+(?:-[a-z]+)*$/;
const FAMILY = /^[\w -]{1,60}$/;

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Numbers, CSS length units, arithmetic, and the functions that fluid sizes are written with. */
const LENGTH = /^(?:[\d.\s,+*/()-]|rem|em|px|vw|vh|%|clamp|min|max|calc)+$/;
const LENGTH_MAX_CHARACTERS = 80;

/** A hex colour as it came, or the fallback: nothing else may reach a style sheet. */
export function safeColor(value: string, fallback: string): string {
  return HEX_COLOR.test(value) ? value : fallback;
}

/** A font stack with every family quoted anew; families that could not be one are left out. */
export function safeFontStack(value: string, fallback: string): string {
  const families = value
    .split(',')
    .map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((family) => FAMILY.test(family))
    .map((family) => (KEYWORD_FAMILY.test(family) ? family : `'${family}'`));
  return families.length === 0 ? fallback : families.join(', ');
}

/** A CSS length or a formula of lengths, or the fallback. */
export function safeLength(value: string, fallback: string): string {
  const isLength =
    value.length <= LENGTH_MAX_CHARACTERS &&
    LENGTH.test(value) &&
    /\d/.test(value) &&
    hasClosedBrackets(value);
  return isLength ? value : fallback;
}

function hasClosedBrackets(value: string): boolean {
  let open = 0;
  for (const character of value) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
