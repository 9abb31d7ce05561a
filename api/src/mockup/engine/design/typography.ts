import type { Industry, Typography } from '@northloop/contracts';
import type { Brief } from '../brief.js';
import type { SeededChoice } from '../seeded-choice.js';
import { modularScale } from './modular-scale.js';

/** Two fonts that go together, the ratios of their sizes, and the trades they suit. */
interface Pair {
  headings: string;
  body: string;
  /** Ratio of one size to the next, on a phone and on a desktop. */
  ratios: readonly [phone: number, desk: number];
  suits: readonly Industry[];
}

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', sans-serif";
const NARROW = "'Arial Narrow', 'Roboto Condensed', sans-serif";

/** The first family of each stack is served by the site itself. The others are used until it has loaded. */
export const fontPairs: readonly Pair[] = [
  {
    headings: `'Fraunces', ${SERIF}`,
    body: `'Work Sans', ${SANS}`,
    ratios: [1.2, 1.333],
    suits: ['restaurant', 'ecommerce', 'other'],
  },
  {
    headings: `'DM Serif Display', ${SERIF}`,
    body: `'DM Sans', ${SANS}`,
    ratios: [1.25, 1.4],
    suits: ['real estate', 'professional services', 'restaurant'],
  },
  {
    headings: `'Lora', ${SERIF}`,
    body: `'Source Sans 3', ${SANS}`,
    ratios: [1.2, 1.3],
    suits: ['healthcare', 'education', 'professional services'],
  },
  {
    headings: `'Space Grotesk', ${SANS}`,
    body: `'Work Sans', ${SANS}`,
    ratios: [1.22, 1.36],
    suits: ['technology', 'creative'],
  },
  {
    headings: `'Outfit', ${SANS}`,
    body: `'DM Sans', ${SANS}`,
    ratios: [1.2, 1.333],
    suits: ['healthcare', 'ecommerce', 'fitness', 'technology'],
  },
  {
    headings: `'Syne', ${SANS}`,
    body: `'Instrument Sans', ${SANS}`,
    ratios: [1.25, 1.41],
    suits: ['creative', 'technology'],
  },
  {
    headings: `'Barlow Condensed', ${NARROW}`,
    body: `'Karla', ${SANS}`,
    ratios: [1.28, 1.45],
    suits: ['construction', 'fitness'],
  },
  {
    headings: `'Bricolage Grotesque', ${SANS}`,
    body: `'Instrument Sans', ${SANS}`,
    ratios: [1.22, 1.38],
    suits: ['other', 'education', 'construction'],
  },
  {
    headings: `'Work Sans', ${SANS}`,
    body: `'Source Serif 4', ${SERIF}`,
    ratios: [1.2, 1.32],
    suits: ['professional services', 'creative', 'education'],
  },
  {
    headings: `'Karla', ${SANS}`,
    body: `'Karla', ${SANS}`,
    ratios: [1.25, 1.42],
    suits: ['ecommerce', 'real estate', 'other'],
  },
];

/** How much more likely a pair is for a trade that it suits. */
const SUITS_WEIGHT = 4;

/** Chooses fonts for a trade. Each company has its own order of pairs, and the seed steps through it. */
export function chooseTypography({ industry, seed }: Brief, steady: SeededChoice): Typography {
  const order = steady.ranked(fontPairs, ({ suits }) =>
    suits.includes(industry) ? SUITS_WEIGHT : 1,
  );
  const pair = order[seed % order.length];
  if (pair === undefined) throw new RangeError('No fonts to choose from');
  const { headings, body, ratios } = pair;
  return { headings, body, sizes: modularScale(ratios) };
}
