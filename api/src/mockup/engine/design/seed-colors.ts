import type { Industry } from '@northloop/contracts';
import type { Oklch } from 'culori';
import type { Brief } from '../brief.js';
import type { SeededChoice } from '../seeded-choice.js';
import { type NamedColor, readColors } from './named-colors.js';

/** The colors from which a palette is made. */
export interface SeedColors {
  primary: Oklch;
  secondary: Oklch;
  accent: Oklch;
  /** The owner's words for the primary color, or ''. */
  source: string;
  /** The owner's words for the other colors. */
  others: string[];
  /** Words about colors that were not understood. */
  ignored: string[];
  /** Hue and chroma of the paper. */
  paperHue: number;
  warmth: number;
}

/** Typical hues of a trade, in OKLCH degrees. */
const INDUSTRY_HUES: Readonly<Record<Industry, readonly number[]>> = {
  restaurant: [35, 145, 20, 75],
  ecommerce: [300, 55, 165, 350],
  healthcare: [215, 180, 240, 155],
  creative: [340, 30, 285, 110],
  technology: [265, 200, 295, 165],
  'real estate': [160, 245, 70, 20],
  'professional services': [250, 195, 25, 150],
  fitness: [25, 130, 265, 60],
  education: [235, 85, 310, 165],
  construction: [65, 245, 40, 150],
  other: [275, 190, 35, 140],
};

/** How far name and seed may shift the hue of a trade, in degrees in either direction. */
const HUE_SPREAD = 24;

/** Kinds of primary color: deep, clear, bright, muted. */
const CHARACTERS: readonly (readonly [lightness: number, chroma: number])[] = [
  [0.38, 0.1],
  [0.5, 0.15],
  [0.56, 0.19],
  [0.47, 0.07],
];

/** Hue differences between the primary color and the secondary and accent colors. */
const SCHEMES: readonly (readonly [secondary: number, accent: number])[] = [
  [35, 165],
  [-40, 150],
  [120, 240],
  [180, 45],
  [70, -70],
  [20, 200],
];

/** Chroma values of the paper: white, cool white, cream. */
const WARMTHS = [0.008, 0.016, 0.03] as const;

/** Starts from the owner's colors. Missing ones are chosen by trade, name and seed. */
export function chooseSeedColors(brief: Brief, choice: SeededChoice): SeedColors {
  const { colors, ignored } = readColors(brief.preferredColors ?? '');
  const [first, second, third] = inBrandOrder(colors);
  const primary = first?.color ?? freeColor(brief, choice);
  const [toSecondary, toAccent] = choice.oneOf(SCHEMES);
  const hue = primary.h ?? 275;
  return {
    primary,
    secondary: second?.color ?? turn(primary, toSecondary),
    accent: third?.color ?? turn(second?.color ?? primary, toAccent),
    source: first?.words ?? '',
    others: [...new Set(colors.map(({ words }) => words))].filter(
      (words) => words !== first?.words,
    ),
    ignored,
    paperHue: choice.oneOf([hue, hue, 85, 250]),
    warmth: choice.oneOf(WARMTHS),
  };
}

function freeColor(brief: Brief, choice: SeededChoice): Oklch {
  const [lightness, chroma] = choice.oneOf(CHARACTERS);
  const hue = choice.oneOf(INDUSTRY_HUES[brief.industry]) + choice.between(-HUE_SPREAD, HUE_SPREAD);
  return { mode: 'oklch', l: lightness, c: chroma, h: (hue + 360) % 360 };
}

/** White, cream and the like cannot be the brand's color: the page is white already. */
const PAPER_LIGHTNESS = 0.93;
const PAPER_CHROMA = 0.05;

function inBrandOrder(colors: readonly NamedColor[]): NamedColor[] {
  const isPaper = ({ color }: NamedColor) => color.l > PAPER_LIGHTNESS && color.c < PAPER_CHROMA;
  const inked = colors.filter((color) => !isPaper(color));
  return inked.length > 0 ? inked : [...colors];
}

function turn(color: Oklch, degrees: number): Oklch {
  return { ...color, c: Math.max(color.c, 0.08), h: ((color.h ?? 275) + degrees) % 360 };
}
