import type * as z from 'zod/mini';
import {
  INDUSTRIES,
  MOCKUP_MAX_FEATURES,
  MOCKUP_SECTION_KINDS,
  MOCKUP_TEMPLATES,
  MOCKUP_UNWRITTEN,
  WEBSITE_TYPES,
} from './mockup-choices.js';
import { quoteShape } from './quote-schema.js';
import type { ShapeParts } from './shape-parts.js';

const TEMPLATE_IDS = Object.values(MOCKUP_TEMPLATES).flat();

const paletteShape = ({ object, color }: ShapeParts) =>
  object({
    background: color,
    surface: color,
    text: color,
    textLight: color,
    primary: color,
    secondary: color,
    accent: color,
    neutral: color,
  });

/** The owner's own color, kept exactly as given. */
const brandShape = ({ object, optional, color, line, lines, flag }: ShapeParts) =>
  object({
    color,
    /** Readable on `color`. */
    onColor: color,
    /** What the owner wrote, or '' if the color was chosen for them. */
    source: line,
    /** What the owner wrote for the other colors. */
    others: optional(lines(6)),
    /** Words about colors that were not understood. */
    ignored: optional(lines(6)),
    /** False if text and links need a darker or lighter version of the color. */
    readsAsText: flag,
  });

const typographyShape = ({ object, fontStack, cssLength }: ShapeParts) =>
  object({
    headings: fontStack,
    body: fontStack,
    sizes: object({ h1: cssLength, h2: cssLength, h3: cssLength, h4: cssLength }),
  });

/**
 * A dish, a product, a class, a person, an article or a project; `fact` may be empty. `picture` names the drawing of the
 * thing.
 */
const entryShape = ({ object, optional, line, paragraph }: ShapeParts) =>
  object({ name: line, description: paragraph, fact: line, picture: optional(line) });

/** Something that is offered. `features` are short points, such as a price. */
const serviceShape = ({ object, optional, line, paragraph, lines }: ShapeParts) =>
  object({ name: line, description: paragraph, features: lines(8), picture: optional(line) });

const contactInfoShape = ({ object, line }: ShapeParts) =>
  object({ phone: line, email: line, address: line, hours: line });

/** One section of the drafted homepage. Which optional parts are set depends on the kind of section. */
function sectionShape(parts: ShapeParts) {
  const { object, optional, list, line, paragraph, lines } = parts;
  return object({
    /** Unique in the draft. */
    name: line,
    title: line,
    content: paragraph,
    /** If left out, the kind follows from what the section holds. */
    kind: optional(parts.oneOf(MOCKUP_SECTION_KINDS, 'about')),
    /** True if the text is a sample for something only the owner knows; the page then says so. */
    sample: optional(parts.flag),
    services: optional(list(serviceShape(parts), 8)),
    testimonials: optional(
      list(object({ quote: paragraph, author: line, position: line, company: line }), 6),
    ),
    highlights: optional(lines(12)),
    /** Named items, each with a description and a short fact: a price, a role, a time or a topic. */
    entries: optional(list(entryShape(parts), 12)),
    contactInfo: optional(contactInfoShape(parts)),
    form: optional(object({ submitText: line })),
  });
}

/** All that is needed to draw the page of a draft. */
function drawnShape(parts: ShapeParts) {
  const { object, optional, oneOf, line, lines } = parts;
  return {
    companyInfo: object({ name: line, tagline: line, phone: line, email: line, address: line }),
    industry: optional(oneOf(INDUSTRIES, 'other')),
    /** The seed it was drawn with. */
    seed: optional(parts.count),
    template: object({
      /** The composition that draws the page; see `MOCKUP_TEMPLATES`. */
      id: optional(oneOf(TEMPLATE_IDS, 'main-street')),
      name: line,
      description: line,
      layout: object({ type: oneOf(WEBSITE_TYPES, 'business') }),
    }),
    designSystem: object({
      colorPalette: paletteShape(parts),
      /** The same roles for visitors who prefer a dark page. */
      darkPalette: optional(paletteShape(parts)),
      brand: optional(brandShape(parts)),
      typography: typographyShape(parts),
      spacing: object({ sectionPadding: parts.cssLength }),
    }),
    header: object({ logo: line, navigation: lines(8) }),
    hero: object({ title: line, subtitle: parts.paragraph, cta: line }),
    sections: parts.list(sectionShape(parts), 16),
    /** Names of the pictures that scenes of this business are made of; see `MOCKUP_PICTURES_PATH`. */
    scene: optional(lines(12)),
  };
}

/** The draft homepage as data. The page renders it; an engine or a language model only fills it in. */
export const mockupShape = (parts: ShapeParts) =>
  parts.object({
    ...drawnShape(parts),
    /** The features that were asked for and the usual ones for this type of site. */
    features: parts.lines(MOCKUP_MAX_FEATURES + 10),
    technicalRecommendations: parts.lines(12),
    contentStrategy: parts.object({
      tone: parts.line,
      messaging: parts.paragraph,
      seoKeywords: parts.lines(30),
      callsToAction: parts.lines(4),
    }),
  });

/** The part of a draft that is stored: what its page is drawn from. */
export const sharedMockupShape = (parts: ShapeParts) =>
  parts.object({
    ...drawnShape(parts),
    contentStrategy: parts.object({ callsToAction: parts.lines(4) }),
  });

/** The response of `POST /api/mockup/generate`. */
export const mockupResponseShape = (parts: ShapeParts) =>
  parts.object({
    mockup: mockupShape(parts),
    quote: quoteShape(parts),
    /** If a language model should have written the texts and failed: for all of them, or for some. */
    unwritten: parts.optional(parts.oneOf(MOCKUP_UNWRITTEN, 'some')),
  });

type OutputOf<Shape extends (parts: ShapeParts) => z.ZodMiniType> = z.output<ReturnType<Shape>>;

export type Mockup = OutputOf<typeof mockupShape>;
export type SharedMockup = OutputOf<typeof sharedMockupShape>;
export type MockupResponse = OutputOf<typeof mockupResponseShape>;
export type MockupSection = OutputOf<typeof sectionShape>;
export type MockupEntry = OutputOf<typeof entryShape>;
export type MockupContactInfo = OutputOf<typeof contactInfoShape>;
export type ColorPalette = OutputOf<typeof paletteShape>;
export type BrandColor = OutputOf<typeof brandShape>;
export type Typography = OutputOf<typeof typographyShape>;
