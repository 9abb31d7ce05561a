import { EVERYDAY_WORDS } from './known-words.js';

/** Letters by which two forms of a word are taken for the same. */
const STEM = 5;

/**
 * What a text is about: the beginnings of all but its everyday words. A figure counts as founded only where it is said
 * about the same thing; otherwise the 60 days of one fact would prove the 60 days of any other.
 */
export function subjectsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !EVERYDAY_WORDS.has(word))
      .map((word) => word.replace(/s$/, '').slice(0, STEM)),
  );
}
