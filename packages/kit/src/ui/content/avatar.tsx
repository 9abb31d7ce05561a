import { classNames } from '../class-names';
import { type Aurora, auroraAt } from './aurora';

const sizes = {
  sm: 'size-9 text-label',
  md: 'size-12 text-small',
  lg: 'size-18 text-h4',
  xl: 'size-28 text-h3',
};

const grounds: Record<Aurora, string> = {
  1: 'from-aurora-1-from/22 to-aurora-1-to/32 text-aurora-1-ink',
  2: 'from-aurora-2-from/22 to-aurora-2-to/32 text-aurora-2-ink',
  3: 'from-aurora-3-from/22 to-aurora-3-to/32 text-aurora-3-ink',
  4: 'from-aurora-4-from/22 to-aurora-4-to/32 text-aurora-4-ink',
  5: 'from-aurora-5-from/22 to-aurora-5-to/32 text-aurora-5-ink',
  6: 'from-aurora-6-from/22 to-aurora-6-to/32 text-aurora-6-ink',
};

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Full name. It determines the initials and the gradient. */
  name: string;
  size?: keyof typeof sizes;
  /** Overrides the gradient that the name determines. */
  aurora?: Aurora;
  /** Whether screen readers read out the name. Leave it false if the name is next to the avatar. */
  announce?: boolean;
  className?: string;
}

/** A portrait without a picture: initials on a gradient. */
export function Avatar({ name, size = 'md', aurora, announce = false, className }: AvatarProps) {
  const hidden = announce ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...hidden}
      className={classNames(
        'inline-flex max-w-full shrink-0 items-center justify-center rounded-full bg-surface bg-linear-135 font-display leading-none font-semibold tracking-tight select-none',
        sizes[size],
        grounds[aurora ?? auroraOf(name)],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and the last word, in capitals. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** The same name gets the same gradient on every page. */
function auroraOf(name: string): Aurora {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return auroraAt(sum);
}
