// Control characters except tab and line feed: none belongs in a form, and PostgreSQL refuses NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Trims, normalises line ends and removes what no database column can hold (NUL, lone surrogates). Other values pass unchanged. */
export function cleanText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').toWellFormed().trim();
}

/** A blank or null value counts as left out: forms send their empty boxes too. */
export function blankAsAbsent(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

/** Like {@link cleanText}, on one line: a name with a line break in it could forge a mail header or a row of an export. */
export function cleanLine(value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value.replace(/\s+/g, ' ')) : value;
}
