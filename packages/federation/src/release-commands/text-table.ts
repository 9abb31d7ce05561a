/** Lines of a table whose columns are as wide as their longest cell. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)];
}

/** A time in readable form, in UTC: `2026-11-28 14:05`. */
export const shortTime = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
