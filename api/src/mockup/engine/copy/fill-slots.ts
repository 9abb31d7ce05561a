import type { SeededChoice } from '../seeded-choice.js';

/** Words for the slots of a text. A slot that is missing or empty cannot be filled. */
export type Slots = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * A slot: a name in braces. A capital first letter capitalizes the word; a final 2 or 3 asks for another word than the
 * same slot without it.
 */
const SLOT = /\{(\p{L}+?)([23]?)\}/gu;

/** Whether every slot of a text can be filled. */
export const canFill = (text: string, slots: Slots): boolean =>
  [...text.matchAll(SLOT)].every(
    ([, name = '', number]) =>
      (slots[uncapitalized(name)]?.length ?? 0) >= (number ? Number(number) : 1),
  );

/** Fills the slots of a text. Equal slots get the same word. */
export function fillSlots(text: string, slots: Slots, choice: SeededChoice): string {
  const chosen = new Map<string, string[]>();
  return text.replace(SLOT, (_, name: string, number: string) => {
    const key = uncapitalized(name);
    const words = chosen.get(key) ?? choice.shuffled(slots[key] ?? []);
    chosen.set(key, words);
    const word = words[number ? Number(number) - 1 : 0] ?? '';
    return key === name ? word : capitalized(word);
  });
}

/** With a capital first letter. */
export const capitalized = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
