import type { ReactNode } from 'react';
import { classNames } from '../class-names';

const sizes = { md: 'text-h2', lg: 'text-h1' };

/** Props of {@link Stat}. */
export interface StatProps {
  /** The figure as shown: `500+`, `98%`, `24/7`. */
  value: ReactNode;
  label: ReactNode;
  /** Where the figure comes from, or what it counts. */
  note?: ReactNode;
  size?: keyof typeof sizes;
  className?: string;
}

/** A figure and what it measures. Use it in a `StatList`; a hairline separates it from the one before. */
export function Stat({ value, label, note, size = 'lg', className }: StatProps) {
  return (
    <div
      className={classNames(
        'flex flex-col border-l border-line px-5 max-md:odd:border-l-0 max-md:odd:pl-0',
        'md:px-7 md:first:border-l-0 md:first:pl-0',
        className,
      )}
    >
      <dt className="order-2 mt-2 text-small font-medium">{label}</dt>
      <dd className={classNames('order-1 font-display tabular-nums', sizes[size])}>{value}</dd>
      {note !== undefined && <dd className="order-3 mt-1 text-label text-ink-faint">{note}</dd>}
    </div>
  );
}
