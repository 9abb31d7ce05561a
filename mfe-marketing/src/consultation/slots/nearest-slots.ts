/** The free times nearest to one that is taken, earliest first. */
export const nearestSlots = (slots: readonly string[], wanted: string, count: number): string[] =>
  [...slots]
    .sort((one, other) => distance(one, wanted) - distance(other, wanted))
    .slice(0, count)
    .sort();

const distance = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other));
