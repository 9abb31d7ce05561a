import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Aurora } from './aurora';

const sizes = {
  sm: {
    edge: 'size-10 rounded-md [&_svg]:size-4.5',
    inside: 'rounded-[calc(var(--radius-md)-1.5px)]',
  },
  md: {
    edge: 'size-13 rounded-lg [&_svg]:size-6',
    inside: 'rounded-[calc(var(--radius-lg)-1.5px)]',
  },
  lg: {
    edge: 'size-16 rounded-xl [&_svg]:size-7',
    inside: 'rounded-[calc(var(--radius-xl)-1.5px)]',
  },
};

const auroras: Record<Aurora, { edge: string; inside: string }> = {
  1: { edge: 'bg-aurora-1 text-aurora-1-ink', inside: 'from-aurora-1-from/6 to-aurora-1-to/14' },
  2: { edge: 'bg-aurora-2 text-aurora-2-ink', inside: 'from-aurora-2-from/6 to-aurora-2-to/14' },
  3: { edge: 'bg-aurora-3 text-aurora-3-ink', inside: 'from-aurora-3-from/6 to-aurora-3-to/14' },
  4: { edge: 'bg-aurora-4 text-aurora-4-ink', inside: 'from-aurora-4-from/6 to-aurora-4-to/14' },
  5: { edge: 'bg-aurora-5 text-aurora-5-ink', inside: 'from-aurora-5-from/6 to-aurora-5-to/14' },
  6: { edge: 'bg-aurora-6 text-aurora-6-ink', inside: 'from-aurora-6-from/6 to-aurora-6-to/14' },
};

/** Props of {@link IconTile}. */
export interface IconTileProps {
  /** One line icon. It is hidden from screen readers, since the text next to it says the same. */
  children: ReactNode;
  aurora?: Aurora;
  size?: keyof typeof sizes;
  className?: string;
}

/** An icon in a tile with a thin gradient edge. */
export function IconTile({ children, aurora = 1, size = 'md', className }: IconTileProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 p-[1.5px] [&_svg]:[stroke-width:1.75]',
        auroras[aurora].edge,
        sizes[size].edge,
        className,
      )}
    >
      <span
        className={classNames(
          'flex size-full items-center justify-center bg-surface bg-linear-135',
          auroras[aurora].inside,
          sizes[size].inside,
        )}
      >
        {children}
      </span>
    </span>
  );
}
