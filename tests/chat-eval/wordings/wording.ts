import { isSpanish } from '../judging/wording';
import type { Dialogue, SetName } from '../read-sets';

/** A way to say something, and where it is written. */
export interface Wording {
  text: string;
  /** A file with its line, or a set, the id of a dialogue and the number of its turn. */
  place: string;
  isSpanish: boolean;
}

/** Nobody can word turns of so few words differently, so they may be the same in two sets. */
const FREE_WORDS = 3;

/** The same is true for greetings and thanks of any length. */
const GREETING = new Set(
  'hi hello hey there good morning afternoon evening day how are you doing today thanks thank so much very bye goodbye nice have a great one'.split(
    ' ',
  ),
);

/** Words in lower case without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The turns of a set that must be worded like no other set's. */
export function wordingsOf(set: SetName, dialogues: readonly Dialogue[]): Wording[] {
  return dialogues
    .flatMap(({ id, turns }) =>
      turns.map(({ say, language }, index) => ({
        text: say,
        place: turns.length === 1 ? `${set} ${id}` : `${set} ${id}, turn ${index + 1}`,
        isSpanish: language === 'es' || isSpanish(say),
      })),
    )
    .filter(({ text }) => {
      const words = wordsOf(text);
      return words.length > FREE_WORDS && !words.every((word) => GREETING.has(word));
    });
}
