import type { Industry } from '@northloop/contracts';
import { colorsNamed, type Oklch } from 'culori';
import type { Brief } from '../brief.js';
import type { SeededChoice } from '../seeded-choice.js';
import { colorPhrases } from './color-phrases.js';
import { parseColor } from './contrast.js';

/** The colors from which a palette is made. */
export interface SeedColors {
  primary: Oklch;
  secondary: Oklch;
  accent: Oklch;
  /** The owner's words for the primary color, or ''. */
  source: string;
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
  const [first, second, third] = namedColors(brief.preferredColors ?? '');
  const primary = first?.color ?? freeColor(brief, choice);
  const [toSecondary, toAccent] = choice.oneOf(SCHEMES);
  const hue = primary.h ?? 275;
  return {
    primary,
    secondary: second?.color ?? turn(primary, toSecondary),
    accent: third?.color ?? turn(second?.color ?? primary, toAccent),
    source: first?.words ?? '',
    paperHue: choice.oneOf([hue, hue, 85, 250]),
    warmth: choice.oneOf(WARMTHS),
  };
}

function freeColor(brief: Brief, choice: SeededChoice): Oklch {
  const [lightness, chroma] = choice.oneOf(CHARACTERS);
  const hue = choice.oneOf(INDUSTRY_HUES[brief.industry]) + choice.between(-HUE_SPREAD, HUE_SPREAD);
  return { mode: 'oklch', l: lightness, c: chroma, h: (hue + 360) % 360 };
}

/** A color and the words that named it. */
export interface NamedColor {
  words: string;
  color: Oklch;
}

/** The colors named in a text, in order: hex, CSS names, and phrases such as 'forest green'. */
export function namedColors(text: string): NamedColor[] {
  return text
    .toLowerCase()
    .split(/,(?![^(]*\))|[/;+&|\n]|\b(?:and|with|plus|or)\b/)
    .slice(0, MOST_WORDS)
    .flatMap((part) => namedColor(part.trim()) ?? [])
    .slice(0, MOST_COLORS);
}

/** Most words of a part that are searched; a longer part is prose. */
const MOST_WORDS = 24;
const MOST_COLORS = 3;

function namedColor(part: string): NamedColor | undefined {
  const whole = lookUp(part);
  if (whole !== undefined) return { words: part, color: whole };
  const words = part.split(/[^\p{L}\p{N}#%.'-]+/u).slice(0, MOST_WORDS);
  // Looks for the longest run of words that names a color: 'a deep forest green look' means forest green.
  for (let length = Math.min(words.length, 3); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const run = words.slice(start, start + length).join(' ');
      const color = lookUp(run);
      if (color !== undefined) return { words: run, color };
    }
  }
  return undefined;
}

/** A hex value or a function such as rgb(). Only these are passed to the parser, because parsing prose takes long. */
const NOTATION = /^#|\(/;

function lookUp(name: string): Oklch | undefined {
  if (NOTATION.test(name)) return parseColor(name);
  const singular = name.replace(/s$/, '');
  return phraseColor(name) ?? phraseColor(singular);
}

/** The color of a phrase or of a CSS name, whether written as one word or as two. */
function phraseColor(name: string): Oklch | undefined {
  const phrase = colorPhrases.get(name);
  if (phrase !== undefined) return parseColor(phrase);
  const word = name.replaceAll(' ', '');
  return Object.hasOwn(colorsNamed, word) ? parseColor(word) : undefined;
}

function turn(color: Oklch, degrees: number): Oklch {
  return { ...color, c: Math.max(color.c, 0.08), h: ((color.h ?? 275) + degrees) % 360 };
}
