/** One of the six cuts of the aurora, in the order in which services take them. */
export type Aurora = 1 | 2 | 3 | 4 | 5 | 6;

/** The aurora that the n-th item of a list takes (n from 0): they cycle. */
export function auroraAt(index: number): Aurora {
  return ((index % 6) + 1) as Aurora;
}
