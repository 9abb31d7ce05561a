/** WCAG 2 level AA for text of normal size. */
const TEXT_CONTRAST = 4.5;

type Rgb = readonly [number, number, number];

const toRgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two hex colors, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (hex: string, towards: Rgb, share: number): string => {
  const [red, green, blue] = toRgb(hex);
  return toHex([
    red + (towards[0] - red) * share,
    green + (towards[1] - green) * share,
    blue + (towards[2] - blue) * share,
  ]);
};

/** Share of a color in the tint behind text, slightly more than the page mixes in. */
const TINT = 0.12;

/** Darkens a color on light grounds, or lightens it on dark ones, just enough for readable text on all of them. */
export function readableOn(hex: string, grounds: readonly string[]): string {
  const [first = '#ffffff'] = grounds;
  const end: Rgb = luminance(first) > 0.4 ? [0, 0, 0] : [255, 255, 255];
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = mixed(hex, end, share);
    const tint = mixed(first, toRgb(candidate), TINT);
    if ([...grounds, tint].every((ground) => contrastOf(candidate, ground) >= TEXT_CONTRAST)) {
      return candidate;
    }
  }
  return toHex(end);
}

/** Black or white, whichever is readable on a color; one of them always is. */
export const inkOn = (hex: string): string =>
  contrastOf('#ffffff', hex) >= TEXT_CONTRAST ? '#ffffff' : '#000000';
