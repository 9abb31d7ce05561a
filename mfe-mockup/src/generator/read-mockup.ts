import {
  type ColorPalette,
  INDUSTRIES,
  MOCKUP_SECTION_KINDS,
  type Mockup,
  type MockupSection,
  WEBSITE_TYPES,
} from '@northloop/contracts';
import {
  type Fields,
  fields,
  isFields,
  list,
  oneOf,
  text,
  textFields,
  texts,
  wholeNumber,
} from './json-fields';

function readSection(value: unknown): MockupSection {
  const { kind, sample, services, testimonials, highlights, entries, contactInfo, form } =
    fields(value);
  const known = oneOf(kind, MOCKUP_SECTION_KINDS);
  return {
    ...textFields(value, 'name', 'title', 'content'),
    ...(known && { kind: known }),
    ...(sample === true && { sample }),
    ...(Array.isArray(services) && {
      services: services.map((service) => ({
        ...textFields(service, 'name', 'description'),
        features: texts(fields(service).features),
      })),
    }),
    ...(Array.isArray(testimonials) && {
      testimonials: testimonials.map((testimonial) =>
        textFields(testimonial, 'quote', 'author', 'position', 'company'),
      ),
    }),
    ...(Array.isArray(highlights) && { highlights: texts(highlights) }),
    ...(Array.isArray(entries) && {
      entries: entries.map((entry) => textFields(entry, 'name', 'description', 'fact')),
    }),
    ...(isFields(contactInfo) && {
      contactInfo: textFields(contactInfo, 'phone', 'email', 'address', 'hours'),
    }),
    ...(isFields(form) && { form: textFields(form, 'submitText') }),
  };
}

const readPalette = (value: unknown): ColorPalette =>
  textFields(
    value,
    'background',
    'surface',
    'text',
    'textLight',
    'primary',
    'secondary',
    'accent',
    'neutral',
  );

function readDesign(value: Fields): Mockup['designSystem'] {
  const { colorPalette, darkPalette, brand, typography, spacing } = value;
  return {
    colorPalette: readPalette(colorPalette),
    ...(isFields(darkPalette) && { darkPalette: readPalette(darkPalette) }),
    ...(isFields(brand) && {
      brand: {
        ...textFields(brand, 'color', 'onColor', 'source'),
        readsAsText: brand.readsAsText === true,
      },
    }),
    typography: {
      ...textFields(typography, 'headings', 'body'),
      sizes: textFields(fields(typography).sizes, 'h1', 'h2', 'h3', 'h4'),
    },
    spacing: textFields(spacing, 'sectionPadding'),
  };
}

/** Reads a draft and fills what it lacks with nothing. */
export function readMockup(value: Fields): Mockup {
  const template = fields(value.template);
  const industry = oneOf(value.industry, INDUSTRIES);
  const id = text(template.id);
  return {
    companyInfo: textFields(value.companyInfo, 'name', 'tagline', 'phone', 'email', 'address'),
    ...(industry && { industry }),
    ...(typeof value.seed === 'number' && { seed: wholeNumber(value.seed) }),
    template: {
      ...(id !== '' && { id }),
      ...textFields(template, 'name', 'description'),
      layout: { type: oneOf(fields(template.layout).type, WEBSITE_TYPES) ?? 'business' },
    },
    designSystem: readDesign(fields(value.designSystem)),
    header: {
      ...textFields(value.header, 'logo'),
      navigation: texts(fields(value.header).navigation),
    },
    hero: textFields(value.hero, 'title', 'subtitle', 'cta'),
    sections: list(value.sections).map(readSection),
    features: texts(value.features),
    technicalRecommendations: texts(value.technicalRecommendations),
    contentStrategy: {
      ...textFields(value.contentStrategy, 'tone', 'messaging'),
      seoKeywords: texts(fields(value.contentStrategy).seoKeywords),
      callsToAction: texts(fields(value.contentStrategy).callsToAction),
    },
  };
}
