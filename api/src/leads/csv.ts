/** What a spreadsheet may take for the end of a cell, whichever separator it is told to read by. */
const SEPARATORS = ',;|\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029';

/** What it passes over before it looks whether a cell is a formula: blanks, and quotes that it takes for its own. */
const PASSED_OVER = '[^\\S\\t\\n\\v\\f\\r\\u2028\\u2029]|"';

/** The beginning of what a spreadsheet would run as a formula; the full-width forms are read alike. */
const FORMULA_START = new RegExp(
  `(^|[${SEPARATORS}])(?=(?:${PASSED_OVER})*[=+\\-@＝＋－＠])`,
  'gu',
);

/**
 * Rows as RFC 4180 text below a header of our own. Every value is quoted, and an apostrophe, which makes it a text, stands
 * wherever a spreadsheet could see the beginning of a formula.
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
