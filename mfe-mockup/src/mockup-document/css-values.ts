import { CSS_LENGTH_PATTERN } from '@northloop/contracts';

/** Family names that lose their meaning inside quotes, such as `serif` and `-apple-system`. */
const KEYWORD_FAMILY = /^-?[a-z]+(?:-[a-z]+)*$/;
const FAMILY = /^[\w -]{1,60}$/;

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The value itself if it is a hex colour, otherwise the fallback: no other value may reach a style sheet. */
export function safeColor(value: string, fallback: string): string {
  return HEX_COLOR.test(value) ? value : fallback;
}

/** A font stack with every family quoted again. Invalid family names are left out. */
export function safeFontStack(value: string, fallback: string): string {
  const families = value
    .split(',')
    .map((family) => family.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((family) => FAMILY.test(family))
    .map((family) => (KEYWORD_FAMILY.test(family) ? family : `'${family}'`));
  return families.length === 0 ? fallback : families.join(', ');
}

/** A CSS length or a calculation with lengths, otherwise the fallback. */
export function safeLength(value: string, fallback: string): string {
  return CSS_LENGTH_PATTERN.test(value) ? value : fallback;
}
