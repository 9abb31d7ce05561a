import { readFileSync } from 'node:fs';
import { INDUSTRIES, type MockupRequest, WEBSITE_TYPES } from '@northloop/contracts';
import { parse } from 'yaml';
import { z } from 'zod';

const texts = z.union([z.string(), z.array(z.string())]);

const businessSchema = z.strictObject({
  company: z.string(),
  /** The right trade's id. */
  trade: z.string(),
  industry: z.enum(INDUSTRIES).optional(),
  websiteType: z.enum(WEBSITE_TYPES).optional(),
  colors: z.string().optional(),
  description: z.string(),
  facts: z.array(
    z.strictObject({
      kind: z.string(),
      text: z.string(),
      or: z.array(z.string()).optional(),
      also: texts.optional(),
    }),
  ),
  wrong: z.array(z.string()).default([]),
});

/** A business as its owner describes it, with what a draft must and must not show. */
export type DescribedBusiness = z.infer<typeof businessSchema>;

/** The businesses of a set: `tuning`, or a set that nothing was tuned with. */
export const readBusinesses = (set: string): DescribedBusiness[] =>
  z
    .array(businessSchema)
    .parse(parse(readFileSync(new URL(`described/${set}.yaml`, import.meta.url), 'utf8')));

/** What the owner would enter into the form. */
export const requestOf = (business: DescribedBusiness): MockupRequest => ({
  companyName: business.company,
  description: business.description,
  ...(business.industry && { industry: business.industry }),
  ...(business.websiteType && { websiteType: business.websiteType }),
  ...(business.colors && { preferredColors: business.colors }),
});

const plain = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

/** The facts that a page's text does not show, and the wrong phrases that it does. */
export function compare(business: DescribedBusiness, text: string) {
  const page = plain(text);
  const shows = (words: string) => page.includes(plain(words));
  return {
    missing: business.facts.filter(
      ({ text: fact, or = [], also = [] }) =>
        ![fact, ...or].some(shows) || ![also].flat().every(shows),
    ),
    wrong: business.wrong.filter(shows),
  };
}
