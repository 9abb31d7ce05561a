import type { Project } from '../content/home/project';
import type { Testimonial } from '../content/home/testimonial';
import type { SectionHeading } from '../content/section-heading';
import type { Statistic } from '../content/statistic';

/** A part of a page's text: one text, several, or none. */
export type TextPart = string | undefined | readonly TextPart[];

const flatten = (part: TextPart): string[] =>
  typeof part === 'string' ? [part] : (part ?? []).flatMap(flatten);

/** Joins a page's texts in reading order into one plain text, one per line. */
export const joinText = (...parts: readonly TextPart[]): string => flatten(parts).join('\n');

/** Title and lead of a section. */
export const headingText = ({ title, lead }: SectionHeading): TextPart => [title, lead];

/** Cards, values, steps: anything with a title and a description. */
export const describedText = (
  items: readonly { readonly title: string; readonly description: string }[],
): TextPart => items.map(({ title, description }) => `${title}: ${description}`);

/** Cards with a list of items. */
export const cardText = (
  cards: readonly {
    readonly title: string;
    readonly description: string;
    readonly features: readonly string[];
  }[],
): TextPart =>
  cards.map(({ title, description, features }) => [`${title}: ${description}`, features]);

/** Tools and other items, by name. */
export const namedText = (
  items: readonly { readonly name: string; readonly description: string }[],
): TextPart => items.map(({ name, description }) => `${name}: ${description}`);

/** Figures with their labels. */
export const statisticText = (items: readonly Statistic[]): TextPart =>
  items.map(({ value, label }) => `${value} ${label}`);

/** Client quotes, each with the client's name. */
export const testimonialText = (items: readonly Testimonial[]): TextPart =>
  items.map(({ text, name, role, company }) => `“${text}” ${name}, ${role}, ${company}`);

/** Pieces of the portfolio. */
export const projectText = (projects: readonly Project[]): TextPart =>
  projects.map(({ title, category, description }) => `${title} (${category}): ${description}`);
