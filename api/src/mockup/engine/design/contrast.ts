import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** WCAG 2 level AA for text of normal size. */
export const TEXT_CONTRAST = 4.5;

/** Halvings of the lightness range: finer than one step of an 8-bit color. */
const SEARCH_STEPS = 9;

const toOklch = converter('oklch');

/** A color in OKLCH; undefined for text that is no CSS color. */
export function parseColor(text: string): Oklch | undefined {
  return toOklch(text);
}

/** Differences below this come from arithmetic, not from a color that no screen can show. */
const ROUNDING = 1e-3;

/** The closest color a screen can show, as #rrggbb; one that it can show comes out exactly. */
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

/** Whether text in a color reads on every one of the grounds. Measured on hex values, since those are shown. */
export const readsOn = (hex: string, grounds: readonly string[]): boolean =>
  grounds.every((ground) => wcagContrast(hex, ground) >= TEXT_CONTRAST);

/**
 * Moves a color's lightness towards `end` (0 is black, 1 white), keeping hue and chroma where the screen can, just
 * until it reads on every ground; a color that already does stays exactly as it is.
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
