import {
  INDUSTRIES,
  MOCKUP_MAX_SEED,
  MOCKUP_SECTION_KINDS,
  type Mockup,
  WEBSITE_TYPES,
} from '@northloop/contracts';
import { z } from 'zod';
import { cleanText } from '../../http/clean-text.js';

/** A text of a draft: without control characters, and no longer than its place on a page. */
const text = (maxLength: number) =>
  z
    .string()
    .transform((value) => String(cleanText(value)))
    .pipe(z.string().max(maxLength));

const LINE = 300;
const PARAGRAPH = 4_000;
const STYLE_VALUE = 200;

const lines = (most: number) => z.array(text(LINE)).max(most);

const hexColor = z.string().regex(/^#[\da-f]{6}$/i);

const palette = z.object({
  background: hexColor,
  surface: hexColor,
  text: hexColor,
  textLight: hexColor,
  primary: hexColor,
  secondary: hexColor,
  accent: hexColor,
  neutral: hexColor,
});

const contactInfo = z.object({
  phone: text(LINE),
  email: text(LINE),
  address: text(LINE),
  hours: text(LINE),
});

const section = z.object({
  name: text(LINE),
  title: text(LINE),
  content: text(PARAGRAPH),
  kind: z.enum(MOCKUP_SECTION_KINDS).optional(),
  sample: z.boolean().optional(),
  services: z
    .array(z.object({ name: text(LINE), description: text(PARAGRAPH), features: lines(12) }))
    .max(12)
    .optional(),
  testimonials: z
    .array(
      z.object({
        quote: text(PARAGRAPH),
        author: text(LINE),
        position: text(LINE),
        company: text(LINE),
      }),
    )
    .max(12)
    .optional(),
  highlights: lines(30).optional(),
  entries: z
    .array(z.object({ name: text(LINE), description: text(PARAGRAPH), fact: text(LINE) }))
    .max(24)
    .optional(),
  contactInfo: contactInfo.optional(),
  form: z.object({ submitText: text(LINE) }).optional(),
});

/** The contract's draft, with limits: what a visitor sends back is as foreign as any other input. */
export const mockupSchema = z.object({
  companyInfo: z.object({
    name: text(LINE),
    tagline: text(LINE),
    phone: text(LINE),
    email: text(LINE),
    address: text(LINE),
  }),
  industry: z.enum(INDUSTRIES).optional(),
  seed: z.number().int().min(0).max(MOCKUP_MAX_SEED).optional(),
  template: z.object({
    id: text(LINE).optional(),
    name: text(LINE),
    description: text(LINE),
    layout: z.object({ type: z.enum(WEBSITE_TYPES) }),
  }),
  designSystem: z.object({
    colorPalette: palette,
    darkPalette: palette.optional(),
    brand: z
      .object({ color: hexColor, onColor: hexColor, source: text(LINE), readsAsText: z.boolean() })
      .optional(),
    typography: z.object({
      headings: text(STYLE_VALUE),
      body: text(STYLE_VALUE),
      sizes: z.object({
        h1: text(STYLE_VALUE),
        h2: text(STYLE_VALUE),
        h3: text(STYLE_VALUE),
        h4: text(STYLE_VALUE),
      }),
    }),
    spacing: z.object({ sectionPadding: text(STYLE_VALUE) }),
  }),
  header: z.object({ logo: text(LINE), navigation: lines(12) }),
  hero: z.object({ title: text(LINE), subtitle: text(PARAGRAPH), cta: text(LINE) }),
  sections: z.array(section).max(20),
  features: lines(60),
  technicalRecommendations: lines(30),
  contentStrategy: z.object({
    tone: text(LINE),
    messaging: text(PARAGRAPH),
    seoKeywords: lines(40),
    callsToAction: lines(12),
  }),
});

/** Reads a draft; undefined when it is none. Fields that the contract does not name are left out. */
export function readMockup(value: unknown): Mockup | undefined {
  const result = mockupSchema.safeParse(value);
  // Optional fields come out as absent, never as undefined, which is what the contract's types mean.
  return result.success ? (JSON.parse(JSON.stringify(result.data)) as Mockup) : undefined;
}
