/** Characters that a spreadsheet may read as the end of a cell, depending on the configured separator. */
const SEPARATORS = ',;|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029';

/**
 * Characters that a spreadsheet skips before it checks for a formula: blanks, and quotes, which it takes for
 * delimiters.
 */
const PASSED_OVER = '[^\\S\\t\\n\\v\\f\\r\\u2028\\u2029]|"';

/** The start of a text that a spreadsheet would run as a formula. Full-width forms count too. */
const FORMULA_START = new RegExp(
  `(^|[${SEPARATORS}])(?=(?:${PASSED_OVER})*[=+\\-@＝＋－＠])`,
  'gu',
);

/**
 * Rows as RFC 4180 text below a header, which must be trusted text. Every value is quoted. An apostrophe is inserted
 * wherever a spreadsheet could see the start of a formula, to make it plain text.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): string {
  return [header, ...rows.map((row) => row.map(toCell))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

function toCell(value: string | null): string {
  if (value === null) return '';
  return `"${value.replace(FORMULA_START, "$1'").replaceAll('"', '""')}"`;
}
