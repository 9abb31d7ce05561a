import type { TypedTagline } from '../../../content/home/hero';

/** The tagline as one sentence, for screen readers and wherever animation is off. */
export function taglineSentence({ prefix, phrases }: TypedTagline): string {
  const parts = phrases.map((phrase) => phrase.replace(/\.$/, ''));
  return `${prefix} ${new Intl.ListFormat('en-US').format(parts)}.`;
}
