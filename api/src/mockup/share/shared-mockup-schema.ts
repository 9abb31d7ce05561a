import {
  CSS_FONT_STACK_PATTERN,
  CSS_LENGTH_PATTERN,
  INDUSTRIES,
  MOCKUP_MAX_SEED,
  MOCKUP_SECTION_KINDS,
  MOCKUP_TEMPLATES,
  MOCKUP_TEXT_MAX_LENGTH,
  type SharedMockup,
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

const line = text(MOCKUP_TEXT_MAX_LENGTH.line);
const paragraph = text(MOCKUP_TEXT_MAX_LENGTH.paragraph);

const lines = (most: number) => z.array(line).max(most);

const hexColor = z.string().regex(/^#[\da-f]{6}$/i);
const cssLength = z.string().regex(CSS_LENGTH_PATTERN);
const fontStack = z.string().regex(CSS_FONT_STACK_PATTERN);

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

const section = z.object({
  name: line,
  title: line,
  content: paragraph,
  kind: z.enum(MOCKUP_SECTION_KINDS).optional(),
  sample: z.boolean().optional(),
  services: z
    .array(z.object({ name: line, description: paragraph, features: lines(8) }))
    .max(8)
    .optional(),
  testimonials: z
    .array(z.object({ quote: paragraph, author: line, position: line, company: line }))
    .max(6)
    .optional(),
  highlights: lines(12).optional(),
  entries: z
    .array(z.object({ name: line, description: paragraph, fact: line }))
    .max(12)
    .optional(),
  contactInfo: z.object({ phone: line, email: line, address: line, hours: line }).optional(),
  form: z.object({ submitText: line }).optional(),
});

/** What a draft's page is drawn from, with limits: what a visitor sends back is as foreign as any other input. */
export const sharedMockupSchema = z.object({
  companyInfo: z.object({ name: line, tagline: line, phone: line, email: line, address: line }),
  industry: z.enum(INDUSTRIES).optional(),
  seed: z.number().int().min(0).max(MOCKUP_MAX_SEED).optional(),
  template: z.object({
    id: z.enum(Object.values(MOCKUP_TEMPLATES).flat()).optional(),
    name: line,
    description: line,
    layout: z.object({ type: z.enum(WEBSITE_TYPES) }),
  }),
  designSystem: z.object({
    colorPalette: palette,
    darkPalette: palette.optional(),
    brand: z
      .object({ color: hexColor, onColor: hexColor, source: line, readsAsText: z.boolean() })
      .optional(),
    typography: z.object({
      headings: fontStack,
      body: fontStack,
      sizes: z.object({ h1: cssLength, h2: cssLength, h3: cssLength, h4: cssLength }),
    }),
    spacing: z.object({ sectionPadding: cssLength }),
  }),
  header: z.object({ logo: line, navigation: lines(8) }),
  hero: z.object({ title: line, subtitle: paragraph, cta: line }),
  sections: z.array(section).max(16),
  contentStrategy: z.object({ callsToAction: lines(4) }),
});

/** Reads a draft; undefined when it is none. Fields that a shared draft does not have are left out. */
export function readSharedMockup(value: unknown): SharedMockup | undefined {
  const result = sharedMockupSchema.safeParse(value);
  // Optional fields come out as absent, never as undefined, which is what the contract's types mean.
  return result.success ? (JSON.parse(JSON.stringify(result.data)) as SharedMockup) : undefined;
}
