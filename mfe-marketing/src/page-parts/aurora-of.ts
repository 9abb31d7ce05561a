import type { AuroraGradient } from '../content/aurora-gradient';

const order = {
  'indigo-violet': 1,
  'violet-magenta': 2,
  'teal-cyan': 3,
  'blue-indigo': 4,
  'amber-rose': 5,
  'emerald-teal': 6,
} as const satisfies Record<AuroraGradient, number>;

/** The stylesheet's number for a gradient, which the content names by its two end colours. */
export const auroraOf = (gradient: AuroraGradient) => order[gradient];

/** The gradient of the n-th item of a list (n from 0): the six repeat. */
export const auroraAt = (index: number) => ([1, 2, 3, 4, 5, 6] as const)[index % 6] ?? 1;
