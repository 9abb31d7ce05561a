/** Most words beginning with a capital in a name that is greeted. */
const NAMES = 3;

/**
 * A capitalized word with at most a dot at its end, or initials such as `J.R.`; no domain name has this form. In
 * scripts without capitals, such as Chinese, fewer characters are allowed, because a short word may already be a
 * sentence.
 */
const NAME =
  /^(?:(?:\p{Lu}\.){1,3}|[\p{Lu}\p{Lt}][\p{L}\p{M}'’-]{0,19}\.?|\p{Lo}[\p{Lo}\p{M}]{0,11})$/u;

/** Lowercase words that occur inside names. */
const PARTICLE =
  /^(?:al|bin|da|das|de|del|della|den|der|di|do|dos|du|el|ibn|la|le|ten|ter|van|von|y|zu)$/;

/**
 * First line of a mail to an address that was typed into a form. Text that is not a plain name, such as an address, a
 * domain or a sentence, may be advertising and is left out.
 */
export function greeting(name: string): string {
  const words = name.split(' ').filter((word) => !PARTICLE.test(word));
  const isName =
    words.length > 0 && words.length <= NAMES && words.every((word) => NAME.test(word));
  return isName ? `Hi ${name},` : 'Hello,';
}
