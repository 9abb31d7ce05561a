import type { AuroraGradient } from '../content/aurora-gradient';

const order = {
  'indigo-violet': 1,
  'violet-magenta': 2,
  'teal-cyan': 3,
  'blue-indigo': 4,
  'amber-rose': 5,
  'emerald-teal': 6,
} as const satisfies Record<AuroraGradient, number>;

/** The stylesheet's number of a gradient that the content names by its two ends. */
export const auroraOf = (gradient: AuroraGradient) => order[gradient];

/** The gradient that the n-th item of a list takes (n from 0): the six cycle. */
export const auroraAt = (index: number) => ([1, 2, 3, 4, 5, 6] as const)[index % 6] ?? 1;
