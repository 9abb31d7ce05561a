import { plainAddress, plainLine, plainText } from '@northloop/contracts';

/**
 * Removes invisible characters and those that no database column can store (NUL, lone surrogates). Other values pass
 * unchanged.
 */
export function cleanText(value: unknown): unknown {
  return typeof value === 'string' ? plainText(value.toWellFormed()) : value;
}

/** Treats a blank or null value as absent, because forms send their empty fields too. */
export function blankAsAbsent(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

/** Like {@link cleanText}, and puts the text on one line. */
export function cleanLine(value: unknown): unknown {
  return typeof value === 'string' ? plainLine(value.toWellFormed()) : value;
}

/** Like {@link cleanLine}, for an e-mail address. */
export function cleanAddress(value: unknown): unknown {
  return typeof value === 'string' ? plainAddress(value.toWellFormed()) : value;
}
