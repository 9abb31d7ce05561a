/** Spreadsheets run a cell that starts like this as a formula; the full-width forms are read alike. */
const FORMULA_START = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Rows as RFC 4180 text. Cells that a spreadsheet would run get a leading apostrophe, which it hides. */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | null): string {
  if (value === null) return '';
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
