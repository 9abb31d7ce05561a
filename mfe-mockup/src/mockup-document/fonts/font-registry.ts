/** The weights available for a family: one for headings, two for text. */
interface FontFamily {
  heading: number;
  text: readonly number[];
}

/** Font families that the site hosts itself, by the first name of the font stack. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  Fraunces: { heading: 600, text: [] },
  'DM Serif Display': { heading: 400, text: [] },
  Lora: { heading: 600, text: [] },
  'Space Grotesk': { heading: 700, text: [] },
  Outfit: { heading: 600, text: [] },
  Syne: { heading: 700, text: [] },
  'Barlow Condensed': { heading: 600, text: [] },
  'Bricolage Grotesque': { heading: 700, text: [] },
  'Work Sans': { heading: 600, text: [400, 600] },
  'DM Sans': { heading: 600, text: [400, 600] },
  'Source Sans 3': { heading: 600, text: [400, 600] },
  'Instrument Sans': { heading: 600, text: [400, 600] },
  Karla: { heading: 700, text: [400, 600] },
  'Source Serif 4': { heading: 600, text: [400, 600] },
};

const DEFAULT_WEIGHT = 700;

/** The first family of a stack, without its quotes. */
export const firstFamily = (stack: string): string =>
  (stack.split(',')[0] ?? '').trim().replace(/^(['"])(.*)\1$/, '$2');

const familyOf = (stack: string): FontFamily | undefined => {
  const name = firstFamily(stack);
  return Object.hasOwn(fontFamilies, name) ? fontFamilies[name] : undefined;
};

/** The weight of headings in a font stack. */
export const headingWeight = (stack: string): number => familyOf(stack)?.heading ?? DEFAULT_WEIGHT;

/** One font file that a page needs. */
export interface FontFace {
  family: string;
  weight: number;
}

/** The font faces of a draft that the site hosts, without duplicates. */
export function fontFacesOf({ headings, body }: { headings: string; body: string }): FontFace[] {
  const heading = familyOf(headings);
  const text = familyOf(body);
  const faces = [
    ...(heading ? [{ family: firstFamily(headings), weight: heading.heading }] : []),
    ...(text?.text.map((weight) => ({ family: firstFamily(body), weight })) ?? []),
  ];
  return faces.filter(
    ({ family, weight }, index) =>
      faces.findIndex((face) => face.family === family && face.weight === weight) === index,
  );
}
