import type { TypedTagline } from '../../../content/home/hero';

/** The tagline in one sentence, for screen readers and wherever nothing may move. */
export function taglineSentence({ prefix, phrases }: TypedTagline): string {
  const parts = phrases.map((phrase) => phrase.replace(/\.$/, ''));
  return `${prefix} ${new Intl.ListFormat('en-US').format(parts)}.`;
}
