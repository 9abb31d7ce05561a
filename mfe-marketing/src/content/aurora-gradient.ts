/** The six service gradients, named by their two ends; the stylesheet owns the colors. */
export type AuroraGradient =
  | 'indigo-violet'
  | 'violet-magenta'
  | 'teal-cyan'
  | 'blue-indigo'
  | 'amber-rose'
  | 'emerald-teal';
