/**
 * The page numbers to link to: the first, the last, the current one and its neighbours.
 * @returns null in place of skipped numbers; a gap of only one number shows that number instead.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter(
    (number, index, all) => number >= 1 && number <= pages && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
