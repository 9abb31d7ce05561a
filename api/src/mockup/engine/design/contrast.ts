import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** WCAG 2 level AA for normal text. */
export const TEXT_CONTRAST = 4.5;

/** Steps of the binary search for a lightness; the result is finer than one step of an 8-bit color. */
const SEARCH_STEPS = 9;

const toOklch = converter('oklch');

/** A color in OKLCH; undefined if the text is not a CSS color. */
export function parseColor(text: string): Oklch | undefined {
  return toOklch(text);
}

/** Differences below this are rounding errors and do not mean that a color is outside the screen's gamut. */
const ROUNDING = 1e-3;

/** The nearest displayable color as #rrggbb. A displayable color is converted exactly. */
export function toHex(color: Oklch): string {
  const direct = formatHex(color);
  const shown = toOklch(direct);
  const isShown =
    shown !== undefined &&
    Math.abs(shown.l - color.l) < ROUNDING &&
    Math.abs(shown.c - color.c) < ROUNDING;
  if (isShown) return direct;
  return formatHex(clampChroma(color, 'oklch', 'rgb'));
}

/** Whether text in a color is readable on all grounds. Measured on hex values, because those are displayed. */
export const readsOn = (hex: string, grounds: readonly string[]): boolean =>
  grounds.every((ground) => wcagContrast(hex, ground) >= TEXT_CONTRAST);

/**
 * Moves a color's lightness towards `end` (0 is black, 1 white) just until it is readable on every ground. Keeps hue
 * and chroma as far as the screen allows. A color that is already readable stays unchanged.
 */
export function movedUntilReadable(color: Oklch, end: 0 | 1, grounds: readonly string[]): string {
  const asGiven = toHex(color);
  if (readsOn(asGiven, grounds)) return asGiven;
  let unreadable = color.l;
  let readable: number = end;
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (unreadable + readable) / 2;
    if (readsOn(toHex({ ...color, l: middle }), grounds)) readable = middle;
    else unreadable = middle;
  }
  const moved = toHex({ ...color, l: readable });
  return readsOn(moved, grounds) ? moved : end === 0 ? '#000000' : '#ffffff';
}
