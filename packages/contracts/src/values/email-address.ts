/** The specification's simple rule: something@something. */
const SIMPLE = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/u;

/** Dots must be between other characters, both before and after the @. */
const DOTS_BETWEEN = /^[^.]+(\.[^.]+)*$/;

/** A host's name: labels of letters of any script, digits and hyphens, with dots between. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'u');

/** Whether an address looks like one that email can reach. Clean it with `plainAddress` first. */
export function isEmailAddress(text: string): boolean {
  if (!SIMPLE.test(text)) return false;
  const at = text.lastIndexOf('@');
  return DOTS_BETWEEN.test(text.slice(0, at)) && HOST.test(text.slice(at + 1));
}
