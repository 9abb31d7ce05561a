import type { AuroraGradient } from '../content/aurora-gradient';

/** Classes for a quiet gradient behind a person's initials, with an ink that is readable on it in both themes. */
export const portraitGround: Readonly<Record<AuroraGradient, string>> = {
  'indigo-violet': 'bg-linear-135 from-aurora-1-from/16 to-aurora-1-to/34 text-aurora-1-ink',
  'violet-magenta': 'bg-linear-135 from-aurora-2-from/16 to-aurora-2-to/34 text-aurora-2-ink',
  'teal-cyan': 'bg-linear-135 from-aurora-3-from/16 to-aurora-3-to/34 text-aurora-3-ink',
  'blue-indigo': 'bg-linear-135 from-aurora-4-from/16 to-aurora-4-to/34 text-aurora-4-ink',
  'amber-rose': 'bg-linear-135 from-aurora-5-from/16 to-aurora-5-to/34 text-aurora-5-ink',
  'emerald-teal': 'bg-linear-135 from-aurora-6-from/16 to-aurora-6-to/34 text-aurora-6-ink',
};
