import type { DraftSource } from '../draft-source.js';
import type { SectionBody } from './section-body.js';

/** A shorter description says too little to stand alone. */
const SHORTEST = 30;
const LONGEST = 700;

/** The owner's own description; without one, the place where it will stand. */
export function about({ brief, text, slots }: DraftSource): SectionBody {
  const { description } = brief;
  if (isLongEnough(description))
    return { content: shortened(description.replace(/[ \t]+/g, ' ').trim()) };
  const own = slots.name ? text('about', PLACES) : '';
  return { content: own || PLACE_FOR_ANYBODY, sample: true };
}

/** Whether a description stands on the page as it is. */
export const isLongEnough = (description: string | undefined): description is string =>
  description !== undefined && description.length > SHORTEST;

const PLACES: readonly string[] = [
  'This is where {name} tells how it began, who runs it today, and what it does in its own way.',
  'A few sentences about {name} go here: when it started, what it is known for, and what it leaves to others.',
];
const PLACE_FOR_ANYBODY =
  'A few sentences go here: when it started, what it is known for, and what it leaves to others.';

/** Cuts a text at a sentence end within the longest length that reads well. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > LONGEST / 3 ? cut.slice(0, end + 1) : `${cut.replace(/\s+\S*$/, '')} …`;
}
