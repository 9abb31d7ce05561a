import type { ColorPalette, Mockup, MockupSection } from '@northloop/contracts';
import { inkOn, readableOn } from './contrast';

/** Brand colors that a visitor may change. */
export const EDITABLE_COLORS = ['primary', 'secondary', 'accent'] as const;

export type EditableColor = (typeof EDITABLE_COLORS)[number];

/** Texts that occur once on a page. */
export const EDITABLE_TEXTS = [
  'hero.title',
  'hero.subtitle',
  'hero.cta',
  'companyInfo.tagline',
  'companyInfo.phone',
  'companyInfo.email',
  'companyInfo.address',
] as const;

/**
 * A place in a draft: a text, the title or content of a section (by the section's name), a text among a section's items
 * (by its drafted words, which stay the same in another look), or a brand color.
 */
export type EditPath =
  | (typeof EDITABLE_TEXTS)[number]
  | `section.title.${string}`
  | `section.content.${string}`
  | `item.${string}`
  | `color.${EditableColor}`;

/** The visitor's changes to a draft, by place. They stay when the draft gets another look. */
export type Edits = Readonly<Partial<Record<EditPath, string>>>;

const HEX = /^#[\da-f]{6}$/i;

/** Returns the draft with the visitor's changes. The original draft is not modified. */
export function applyEdits(mockup: Mockup, edits: Edits): Mockup {
  const textAt = (path: EditPath, own: string) => edits[path] ?? own;
  // A page without its headline, or a button without words, would be broken.
  const neededAt = (path: EditPath, own: string) => edits[path]?.trim() || own;
  const item = (own: string) => textAt(`item.${own}`, own);
  const { hero, companyInfo, contentStrategy } = mockup;
  return {
    ...mockup,
    companyInfo: {
      name: companyInfo.name,
      tagline: textAt('companyInfo.tagline', companyInfo.tagline),
      phone: textAt('companyInfo.phone', companyInfo.phone),
      email: textAt('companyInfo.email', companyInfo.email),
      address: textAt('companyInfo.address', companyInfo.address),
    },
    hero: {
      title: neededAt('hero.title', hero.title),
      subtitle: textAt('hero.subtitle', hero.subtitle),
      cta: neededAt('hero.cta', hero.cta),
    },
    sections: mockup.sections.map((section) => ({
      ...section,
      title: neededAt(`section.title.${section.name}`, section.title),
      content: textAt(`section.content.${section.name}`, section.content),
      ...itemsOf(section, item),
      ...(section.contactInfo && {
        contactInfo: {
          hours: item(section.contactInfo.hours),
          phone: textAt('companyInfo.phone', section.contactInfo.phone),
          email: textAt('companyInfo.email', section.contactInfo.email),
          address: textAt('companyInfo.address', section.contactInfo.address),
        },
      }),
    })),
    contentStrategy: {
      ...contentStrategy,
      callsToAction: contentStrategy.callsToAction.map((call) =>
        call === hero.cta ? neededAt('hero.cta', call) : item(call),
      ),
    },
    designSystem: withColors(mockup.designSystem, edits),
  };
}

/** The texts of what a section lists. Clearing an item's main text takes the item off the page. */
const itemsOf = (
  { services, testimonials, highlights, entries, form }: MockupSection,
  item: (own: string) => string,
): Partial<MockupSection> => ({
  ...(services && {
    services: services
      .map(({ name, description, features, ...rest }) => ({
        ...rest,
        name: item(name),
        description: item(description),
        features: features.map(item).filter(isThere),
      }))
      .filter(({ name }) => isThere(name)),
  }),
  ...(testimonials && {
    testimonials: testimonials
      .map(({ quote, author, ...rest }) => ({ ...rest, quote: item(quote), author: item(author) }))
      .filter(({ quote }) => isThere(quote)),
  }),
  ...(highlights && { highlights: highlights.map(item).filter(isThere) }),
  ...(entries && {
    entries: entries
      .map(({ name, description, fact, ...rest }) => ({
        ...rest,
        name: item(name),
        description: item(description),
        fact: item(fact),
      }))
      .filter(({ name }) => isThere(name)),
  }),
  ...(form && { form: { submitText: item(form.submitText).trim() || form.submitText } }),
});

const isThere = (text: string): boolean => text.trim() !== '';

/** Text and links get a readable version of the color; the brand color itself stays unchanged. */
function withColors(design: Mockup['designSystem'], edits: Edits): Mockup['designSystem'] {
  const colors = EDITABLE_COLORS.flatMap((role) => {
    const color = edits[`color.${role}`];
    return color && HEX.test(color) ? [[role, color] as const] : [];
  });
  if (colors.length === 0) return design;
  const recolored = (palette: ColorPalette): ColorPalette => ({
    ...palette,
    ...Object.fromEntries(
      colors.map(([role, color]) => [
        role,
        readableOn(color, [palette.background, palette.surface]),
      ]),
    ),
  });
  const colorPalette = recolored(design.colorPalette);
  const brand = colors.find(([role]) => role === 'primary')?.[1];
  return {
    ...design,
    colorPalette,
    ...(design.darkPalette && { darkPalette: recolored(design.darkPalette) }),
    ...(brand && {
      brand: {
        color: brand,
        onColor: inkOn(brand),
        source: brand,
        readsAsText: colorPalette.primary === brand,
      },
    }),
  };
}
