import type { Oklch } from 'culori';

const toward = (hue: number | undefined, target: number, degrees: number): number | undefined => {
  if (hue === undefined) return undefined;
  const away = ((target - hue + 540) % 360) - 180;
  return (hue + Math.sign(away) * Math.min(Math.abs(away), degrees) + 360) % 360;
};

const withHue = (color: Oklch, h: number | undefined): Oklch =>
  h === undefined ? color : { ...color, h };

const MUTED = (color: Oklch): Oklch => ({
  ...color,
  c: color.c * 0.42,
  l: color.l + (0.58 - color.l) * 0.35,
});
const DARK = (color: Oklch): Oklch => ({ ...color, l: color.l * 0.68, c: color.c * 0.92 });
const LIGHT = (color: Oklch): Oklch => ({
  ...color,
  l: color.l + (0.93 - color.l) * 0.55,
  c: color.c * 0.75,
});
const BRIGHT = (color: Oklch): Oklch => ({
  ...color,
  c: Math.max(color.c * 1.25, 0.16),
  l: color.l + (0.64 - color.l) * 0.3,
});

/** What a word before a color does to it, in OKLCH. */
export const colorModifiers: ReadonlyMap<string, (color: Oklch) => Oklch> = new Map([
  ...[
    'muted',
    'dusty',
    'soft',
    'faded',
    'subdued',
    'washed',
    'weathered',
    'subtle',
    'calm',
    'quiet',
    'smoky',
    'antique',
  ].map((word) => [word, MUTED] as const),
  ...['dark', 'deep', 'darker', 'rich', 'deeper', 'moody'].map((word) => [word, DARK] as const),
  ...['light', 'pale', 'lighter', 'softer', 'baby', 'powder', 'icy'].map(
    (word) => [word, LIGHT] as const,
  ),
  ...['bright', 'vivid', 'bold', 'vibrant', 'electric', 'loud', 'strong', 'hot'].map(
    (word) => [word, BRIGHT] as const,
  ),
  ...['neon', 'fluorescent', 'highlighter'].map(
    (word) => [word, (color: Oklch): Oklch => ({ ...color, l: 0.78, c: 0.22 })] as const,
  ),
  ['pastel', (color: Oklch): Oklch => ({ ...color, l: 0.82, c: Math.min(color.c, 0.075) })],
  ...['warm', 'warmer'].map(
    (word) => [word, (color: Oklch): Oklch => withHue(color, toward(color.h, 60, 16))] as const,
  ),
  ...['cool', 'cooler', 'cold'].map(
    (word) => [word, (color: Oklch): Oklch => withHue(color, toward(color.h, 245, 16))] as const,
  ),
]);
