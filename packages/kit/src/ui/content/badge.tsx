import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/** Meaning of a badge's colour. The text must say it too. */
export type BadgeTone = 'neutral' | 'accent' | 'ice' | 'success' | 'warning' | 'danger' | 'outline';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-hover text-ink-muted',
  accent: 'bg-accent-soft text-accent-ink',
  ice: 'bg-ice-soft text-ice-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
  outline: 'border border-line text-ink-muted',
};

/** Props of {@link Badge}: those of a `span`, plus the tone. */
export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
}

/** A short label: a category, a tag, a state. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex min-h-6.5 max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-label font-medium whitespace-nowrap max-[20rem]:whitespace-normal',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    />
  );
}
