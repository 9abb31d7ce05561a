import type { Mockup } from '@northloop/contracts';
import { z } from 'zod';
import { cleanLine } from '../../http/fields/clean-text.js';

/** Markup, code, addresses and slots, which no text on a page may contain. */
const FOREIGN = /[<>{}`\\]|https?:|www\.|javascript:|&#?\w+;/i;

const line = (maxLength: number) =>
  z
    .string()
    .transform((value) => String(cleanLine(value)))
    .pipe(
      z
        .string()
        .min(2)
        .max(maxLength)
        .refine((value) => !FOREIGN.test(value)),
    );

const FEWER_WORDS_THAN = 9;

const hero = z.object({
  slot: z.literal('hero'),
  title: line(64).refine((value) => value.split(' ').length < FEWER_WORDS_THAN),
  subtitle: line(220),
  tagline: line(60),
});

const section = z.object({
  slot: z.literal('section'),
  name: z.string(),
  title: line(60),
  content: line(400).or(z.literal('')),
});

const service = z.object({
  slot: z.literal('service'),
  section: z.string(),
  name: z.string(),
  description: line(160),
});

const textSlot = z.discriminatedUnion('slot', [hero, section, service]);

/** One piece of text, with its place in the draft. */
export type TextSlot = z.infer<typeof textSlot>;

/** Reads one line of a model's reply; undefined if it must not appear on a page. */
export function readTextSlot(text: string): TextSlot | undefined {
  try {
    const result = textSlot.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

const place = (...names: string[]): string => JSON.stringify(names);

/** Name of the place that a piece is for. */
export function placeOf(slot: TextSlot): string {
  switch (slot.slot) {
    case 'hero':
      return place('hero');
    case 'section':
      return place('section', slot.name);
    case 'service':
      return place('service', slot.section, slot.name);
  }
}

/** The places in a draft, named as by {@link placeOf}. */
export function placesOf({ sections }: Mockup): ReadonlySet<string> {
  return new Set([
    place('hero'),
    ...sections.flatMap(({ name, services = [] }) => [
      place('section', name),
      ...services.map((service) => place('service', name, service.name)),
    ]),
  ]);
}

/** Puts a piece in its place. If the draft does not have that place, it stays unchanged. */
export function withTextSlot(mockup: Mockup, slot: TextSlot): Mockup {
  switch (slot.slot) {
    case 'hero':
      return {
        ...mockup,
        companyInfo: { ...mockup.companyInfo, tagline: slot.tagline },
        hero: { ...mockup.hero, title: slot.title, subtitle: slot.subtitle },
      };
    case 'section':
      return {
        ...mockup,
        sections: mockup.sections.map((own) =>
          own.name === slot.name
            ? { ...own, title: slot.title, content: slot.content || own.content }
            : own,
        ),
      };
    case 'service':
      return {
        ...mockup,
        sections: mockup.sections.map((own) =>
          own.name === slot.section && own.services
            ? {
                ...own,
                services: own.services.map((service) =>
                  service.name === slot.name
                    ? { ...service, description: slot.description }
                    : service,
                ),
              }
            : own,
        ),
      };
  }
}
