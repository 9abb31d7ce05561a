import { plainAddress, plainLine, plainText } from '@northloop/contracts';

/** Removes what is not seen, also what no database column can hold (NUL, lone surrogates). Other values pass unchanged. */
export function cleanText(value: unknown): unknown {
  return typeof value === 'string' ? plainText(value.toWellFormed()) : value;
}

/** A blank or null value counts as left out: forms send their empty boxes too. */
export function blankAsAbsent(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

/** Like {@link cleanText}, on one line. */
export function cleanLine(value: unknown): unknown {
  return typeof value === 'string' ? plainLine(value.toWellFormed()) : value;
}

/** Like {@link cleanLine}, for an e-mail address. */
export function cleanAddress(value: unknown): unknown {
  return typeof value === 'string' ? plainAddress(value.toWellFormed()) : value;
}
