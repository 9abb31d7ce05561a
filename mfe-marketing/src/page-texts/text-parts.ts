import type { Project } from '../content/home/project';
import type { Testimonial } from '../content/home/testimonial';
import type { SectionHeading } from '../content/section-heading';
import type { Statistic } from '../content/statistic';

/** A piece of what a page says: one text, several, or none. */
export type TextPart = string | undefined | readonly TextPart[];

const flatten = (part: TextPart): string[] =>
  typeof part === 'string' ? [part] : (part ?? []).flatMap(flatten);

/** A page's texts in reading order as one plain text, a line for each. */
export const joinText = (...parts: readonly TextPart[]): string => flatten(parts).join('\n');

/** Title and lead of a section. */
export const headingText = ({ title, lead }: SectionHeading): TextPart => [title, lead];

/** Cards, values, steps: whatever has a title and a description. */
export const describedText = (
  items: readonly { readonly title: string; readonly description: string }[],
): TextPart => items.map(({ title, description }) => `${title}: ${description}`);

/** Cards that list what belongs to them. */
export const cardText = (
  cards: readonly {
    readonly title: string;
    readonly description: string;
    readonly features: readonly string[];
  }[],
): TextPart =>
  cards.map(({ title, description, features }) => [`${title}: ${description}`, features]);

/** Tools and the like, by name. */
export const namedText = (
  items: readonly { readonly name: string; readonly description: string }[],
): TextPart => items.map(({ name, description }) => `${name}: ${description}`);

/** Figures with their labels. */
export const statisticText = (items: readonly Statistic[]): TextPart =>
  items.map(({ value, label }) => `${value} ${label}`);

/** Clients' words, each with who said them. */
export const testimonialText = (items: readonly Testimonial[]): TextPart =>
  items.map(({ text, name, role, company }) => `“${text}” ${name}, ${role}, ${company}`);

/** Pieces of the portfolio. */
export const projectText = (projects: readonly Project[]): TextPart =>
  projects.map(({ title, category, description }) => `${title} (${category}): ${description}`);
