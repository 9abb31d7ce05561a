/** Where a key leads in a grid of items that are filled row by row. */
const steps: Readonly<Record<string, (index: number, columns: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index, columns) => index - columns,
  ArrowDown: (index, columns) => index + columns,
  Home: (index, columns) => index - (index % columns),
  End: (index, columns, count) => Math.min(index - (index % columns) + columns, count) - 1,
  PageUp: () => 0,
  PageDown: (_index, _columns, count) => count - 1,
};

/**
 * The index to which a key moves the focus; null if the key does not move it, or not within the grid.
 * @param columns items in a row
 */
export function moveInGrid(
  key: string,
  { index, columns, count }: { index: number; columns: number; count: number },
): number | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  const next = step?.(index, columns, count) ?? index;
  return next < 0 || next >= count || next === index ? null : next;
}
