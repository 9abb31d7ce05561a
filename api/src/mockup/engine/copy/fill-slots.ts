import type { SeededChoice } from '../seeded-choice.js';

/** Words for the slots of a text. A slot that is missing or empty cannot be filled. */
export type Slots = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * A slot: a name in braces. A capital first letter capitalizes the word; a final 2 asks for a different word than the
 * same slot without it.
 */
const SLOT = /\{(\p{L}+?)(2?)\}/gu;

/** Whether every slot of a text can be filled. */
export const canFill = (text: string, slots: Slots): boolean =>
  [...text.matchAll(SLOT)].every(([, name = '', second]) => {
    const words = slots[uncapitalized(name)]?.length ?? 0;
    return words > (second === '2' ? 1 : 0);
  });

/** Names of a text's slots, in order. */
export const slotsOf = (text: string): string[] =>
  [...text.matchAll(SLOT)].map(([, name = '']) => uncapitalized(name));

/** Fills the slots of a text. Equal slots get the same word. */
export function fillSlots(text: string, slots: Slots, choice: SeededChoice): string {
  const chosen = new Map<string, string[]>();
  return text.replace(SLOT, (_, name: string, second: string) => {
    const key = uncapitalized(name);
    const words = chosen.get(key) ?? choice.shuffled(slots[key] ?? []);
    chosen.set(key, words);
    const word = words[second === '2' ? 1 : 0] ?? '';
    return key === name ? word : capitalized(word);
  });
}

/** With a capital first letter. */
export const capitalized = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
