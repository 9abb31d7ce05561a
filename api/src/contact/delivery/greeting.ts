/** Longest greeted name, in words that begin with a capital. */
const NAMES = 3;

/**
 * A capital and letters, with a dot at most at the end, or initials such as `J.R.`: no domain has that form. Letters
 * without capitals, such as Chinese ones, say more each, and a word of them may be a sentence.
 */
const NAME =
  /^(?:(?:\p{Lu}\.){1,3}|[\p{Lu}\p{Lt}][\p{L}\p{M}'’-]{0,19}\.?|\p{Lo}[\p{Lo}\p{M}]{0,11})$/u;

/** Small words inside names. */
const PARTICLE =
  /^(?:al|bin|da|das|de|del|della|den|der|di|do|dos|du|el|ibn|la|le|ten|ter|van|von|y|zu)$/;

/**
 * How a mail begins that goes to whatever address was typed into a form. A text that is no plain name, such as an
 * address, a domain or a sentence, is somebody's advertisement and is left out.
 */
export function greeting(name: string): string {
  const words = name.split(' ').filter((word) => !PARTICLE.test(word));
  const isName =
    words.length > 0 && words.length <= NAMES && words.every((word) => NAME.test(word));
  return isName ? `Hi ${name},` : 'Hello,';
}
