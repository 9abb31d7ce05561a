import type { BrandColor, ColorPalette } from '@northloop/contracts';
import { formatHex, interpolate, type Oklch } from 'culori';
import { movedUntilReadable, readsOn, toHex } from './contrast.js';
import type { SeedColors } from './seed-colors.js';

/** Share of the primary color in the softest tint behind text. The renderer mixes the same tint. */
export const SOFT_TINT = 0.1;

/** Mixes a ground with a little of a color, in the same way as the page's styles. */
export const softTint = (ground: string, color: string): string =>
  formatHex(interpolate([ground, color], 'oklab')(SOFT_TINT));

/**
 * A light palette from the seed colors. Every text and brand color has a contrast of at least 4.5:1 on the background,
 * the surface and the soft tint of the primary color. This also makes background-colored text readable on the brand
 * colors.
 */
export const createPalette = (seeds: SeedColors): ColorPalette =>
  paletteOn(seeds, 0, {
    background: toHex({ mode: 'oklch', l: 0.988, c: 0.3 * seeds.warmth, h: seeds.paperHue }),
    surface: toHex({ mode: 'oklch', l: 0.958, c: 0.7 * seeds.warmth, h: seeds.paperHue }),
    text: { mode: 'oklch', l: 0.24, c: 0.03, h: seeds.primary.h ?? 275 },
    textLight: { mode: 'oklch', l: 0.45, c: 0.03, h: seeds.primary.h ?? 275 },
    neutral: { mode: 'oklch', l: 0.56, c: 0.02, h: seeds.primary.h ?? 275 },
  });

/** The same palette for dark mode. */
export const createDarkPalette = (seeds: SeedColors): ColorPalette =>
  paletteOn(seeds, 1, {
    background: toHex({ mode: 'oklch', l: 0.19, c: 0.022, h: seeds.primary.h ?? 275 }),
    surface: toHex({ mode: 'oklch', l: 0.235, c: 0.026, h: seeds.primary.h ?? 275 }),
    text: { mode: 'oklch', l: 0.95, c: 0.01, h: seeds.primary.h ?? 275 },
    textLight: { mode: 'oklch', l: 0.79, c: 0.02, h: seeds.primary.h ?? 275 },
    neutral: { mode: 'oklch', l: 0.66, c: 0.02, h: seeds.primary.h ?? 275 },
  });

interface Grounds {
  background: string;
  surface: string;
  text: Oklch;
  textLight: Oklch;
  neutral: Oklch;
}

function paletteOn(seeds: SeedColors, end: 0 | 1, plan: Grounds): ColorPalette {
  const grounds = [plan.background, plan.surface];
  const primary = primaryOn(seeds.primary, end, grounds);
  const all = [...grounds, softTint(plan.background, primary)];
  return {
    background: plan.background,
    surface: plan.surface,
    text: movedUntilReadable(plan.text, end, all),
    textLight: movedUntilReadable(plan.textLight, end, all),
    primary,
    secondary: movedUntilReadable(seeds.secondary, end, all),
    accent: movedUntilReadable(seeds.accent, end, all),
    neutral: movedUntilReadable(plan.neutral, end, all),
  };
}

/**
 * The tint depends on the color that must be readable on it, so the color is adjusted until it is readable on its own
 * tint.
 */
function primaryOn(color: Oklch, end: 0 | 1, grounds: readonly string[]): string {
  const [background = '#ffffff'] = grounds;
  let primary = movedUntilReadable(color, end, grounds);
  for (let tries = 0; tries < 4; tries += 1) {
    const all = [...grounds, softTint(background, primary)];
    if (readsOn(primary, all)) return primary;
    primary = movedUntilReadable(color, end, all);
  }
  const all = [...grounds, softTint(background, primary)];
  return readsOn(primary, all) ? primary : end === 0 ? '#000000' : '#ffffff';
}

/** The owner's color unchanged, with a text color that is readable on it. */
export function createBrandColor(seeds: SeedColors, palette: ColorPalette): BrandColor {
  const color = toHex(seeds.primary);
  const onColor =
    [palette.background, palette.text, '#ffffff', '#000000'].find((candidate) =>
      readsOn(candidate, [color]),
    ) ?? '#000000';
  return {
    color,
    onColor,
    source: seeds.source,
    others: seeds.others,
    ignored: seeds.ignored,
    readsAsText: palette.primary === color,
  };
}
