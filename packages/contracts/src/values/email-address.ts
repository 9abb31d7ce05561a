/** The specification's simple rule: something@something. */
const SIMPLE = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/u;

/** Dots stand between other characters, in the part before the @ as after it. */
const DOTS_BETWEEN = /^[^.]+(\.[^.]+)*$/;

/** A host's name: labels of letters of any script, digits and hyphens, with dots between. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'u');

/** Whether mail can reach an address, as far as its form tells. Give it as `plainAddress` leaves it. */
export function isEmailAddress(text: string): boolean {
  if (!SIMPLE.test(text)) return false;
  const at = text.lastIndexOf('@');
  return DOTS_BETWEEN.test(text.slice(0, at)) && HOST.test(text.slice(at + 1));
}
