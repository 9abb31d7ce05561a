/** One of the six aurora gradients, in the order in which services use them. */
export type Aurora = 1 | 2 | 3 | 4 | 5 | 6;

/** The gradient for the n-th item of a list (n starts at 0). They repeat. */
export function auroraAt(index: number): Aurora {
  return ((index % 6) + 1) as Aurora;
}
