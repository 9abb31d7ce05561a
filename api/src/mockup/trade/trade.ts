import { INDUSTRIES, type Industry, MOCKUP_ANY_TRADE, MOCKUP_SETTINGS } from '@northloop/contracts';
import { z } from 'zod';
import { MATTERS } from '../reading/business-facts.js';

const text = z.string().min(2);
const word = z.string().regex(/^[\p{Ll}’ -]+$/u);
const icon = z.string().regex(/^[a-z0-9-]+$/);
/** If the owner speaks of this matter, the line could contradict it and is left out. */
const about = z.enum(MATTERS).optional();

/** What the main button of a trade asks visitors for. */
export const ASKS = [
  'appointment',
  'table',
  'order',
  'shop',
  'estimate',
  'call',
  'class',
  'showing',
  'demo',
  'visit',
  'donation',
  'reading',
  'dates',
] as const;

/** Sections that may tell much about a trade. */
export const TRADE_SECTIONS = [
  'steps',
  'team',
  'faq',
  'works',
  'articles',
  'testimonials',
  'proof',
] as const;

/**
 * A trade: what its pages say where the owner says nothing. Its texts fit any business of the trade. Headlines may
 * contain {name} and {place}.
 */
export const tradeSchema = z.strictObject({
  /** Without an article: 'dental practice'. */
  name: text,
  /** What the owner's words can make of the name: 'pilates studio' of a yoga studio. The first that fits counts. */
  otherNames: z.array(z.strictObject({ name: text, match: z.array(word).min(1) })).optional(),
  /** The broad choices of the form that it belongs to. */
  industries: z.array(z.enum(INDUSTRIES)).min(1).max(2),
  /** Plural: 'patients'. */
  visitors: word,
  /** Where it meets its customers unless the owner says otherwise. */
  setting: z.enum(MOCKUP_SETTINGS),
  ask: z.enum(ASKS),
  /** Singular nouns that no other trade's page should have. */
  words: z.array(word).min(8),
  headlines: z.array(text).min(6),
  subtitles: z.array(text).min(2),
  /** Labels of the main button. */
  asks: z.array(z.strictObject({ label: text, about })).min(3),
  /** Title over the offers, and their name in the menu. */
  offersTitle: text,
  offersLabel: text,
  /** What nearly every such business offers. `match`: words by which owners name it. */
  offers: z
    .array(z.strictObject({ name: text, line: text, match: z.array(word), icon: icon.optional() }))
    .min(6),
  proof: z.array(z.strictObject({ line: text, about })).min(4),
  questions: z.array(z.strictObject({ ask: text, answer: text, about })).min(4),
  testimonials: z.array(z.strictObject({ quote: text, by: text })).min(2),
  steps: z.array(z.strictObject({ name: text, line: text, about })).min(3),
  staff: z.array(z.strictObject({ role: text, line: text })).min(3),
  works: z.array(z.strictObject({ title: text, line: text, label: text })).min(4),
  articles: z.array(z.strictObject({ title: text, line: text, label: text })).min(4),
  /** The most telling first. */
  sections: z.array(z.enum(TRADE_SECTIONS)).min(4),
  /** Pictures, the most typical first. */
  icons: z.array(icon).min(8),
  keywords: z.array(text).min(5),
});

export type Trade = z.infer<typeof tradeSchema> & { readonly id: string };

/** The trade of each industry that serves businesses for which there is no trade of their own. */
export const GENERAL_TRADES: Readonly<Record<Industry, string>> = {
  restaurant: 'restaurant',
  ecommerce: 'shop',
  healthcare: 'clinic',
  creative: 'design-studio',
  technology: 'saas',
  'real estate': 'realtor',
  'professional services': 'consultant',
  fitness: 'gym',
  education: 'school',
  construction: 'contractor',
  other: MOCKUP_ANY_TRADE,
};
