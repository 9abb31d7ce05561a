import type { ColorPalette, Mockup } from '@northloop/contracts';
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

/** A place in a draft: a text, the title or content of a section (by the section's name), or a brand color. */
export type EditPath =
  | (typeof EDITABLE_TEXTS)[number]
  | `section.title.${string}`
  | `section.content.${string}`
  | `color.${EditableColor}`;

/** The visitor's changes to a draft, by place. They stay when the draft gets another look. */
export type Edits = Readonly<Partial<Record<EditPath, string>>>;

/** Name of the section that a path belongs to; null for texts that occur once on a page. */
export const sectionOf = (path: string): string | null =>
  /^section\.(?:title|content)\.(.+)$/.exec(path)?.[1] ?? null;

const HEX = /^#[\da-f]{6}$/i;

/** Returns the draft with the visitor's changes. The original draft is not modified. */
export function applyEdits(mockup: Mockup, edits: Edits): Mockup {
  const textAt = (path: EditPath, own: string) => edits[path] ?? own;
  const { hero, companyInfo } = mockup;
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
      title: textAt('hero.title', hero.title),
      subtitle: textAt('hero.subtitle', hero.subtitle),
      cta: textAt('hero.cta', hero.cta),
    },
    sections: mockup.sections.map((section) => ({
      ...section,
      title: textAt(`section.title.${section.name}`, section.title),
      content: textAt(`section.content.${section.name}`, section.content),
      ...(section.contactInfo && {
        contactInfo: {
          ...section.contactInfo,
          phone: textAt('companyInfo.phone', section.contactInfo.phone),
          email: textAt('companyInfo.email', section.contactInfo.email),
          address: textAt('companyInfo.address', section.contactInfo.address),
        },
      }),
    })),
    designSystem: withColors(mockup.designSystem, edits),
  };
}

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
