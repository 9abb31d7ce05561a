import type { SeededChoice } from '../seeded-choice.js';

/** Words for the slots of a text; a slot that is missing or empty cannot be filled. */
export type Slots = Readonly<Record<string, readonly string[] | undefined>>;

/** A slot: a name in braces; a capital asks for a capital, a final 2 for another word than the slot without it. */
const SLOT = /\{(\p{L}+?)(2?)\}/gu;

/** Whether every slot of a text can be filled. */
export const canFill = (text: string, slots: Slots): boolean =>
  [...text.matchAll(SLOT)].every(([, name = '', second]) => {
    const words = slots[uncapitalized(name)]?.length ?? 0;
    return words > (second === '2' ? 1 : 0);
  });

/** Names of a text's slots, in its order. */
export const slotsOf = (text: string): string[] =>
  [...text.matchAll(SLOT)].map(([, name = '']) => uncapitalized(name));

/** Fills the slots of a text; the same slot gets the same word throughout. */
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
