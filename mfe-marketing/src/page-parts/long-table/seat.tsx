import { classNames, Link } from '@northloop/kit';
import type { ReactNode } from 'react';

/** Props of {@link Seat}. */
export interface SeatProps {
  /** On the far side the name is above the chair, on the near side below it. */
  side: 'far' | 'near';
  /** Target of the chair's link; without it the chair is only a drawing. */
  href?: string;
  /** Classes of the chair's disc. */
  disc: string;
  /** Content of the disc. */
  mark: ReactNode;
  name: ReactNode;
}

/** One place at the table: a round chair and its name. */
export function Seat({ side, href, disc, mark, name }: SeatProps) {
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-14 items-center justify-center rounded-full bg-surface font-display text-h4 leading-none transition-transform duration-base ease-out sm:size-20 sm:text-h3',
          href !== undefined &&
            (side === 'far' ? 'group-hover/seat:translate-y-1' : 'group-hover/seat:-translate-y-1'),
          disc,
        )}
      >
        {mark}
      </span>
      <span className="text-center text-label font-medium">{name}</span>
    </>
  );
  const stack = classNames(
    'flex w-full items-center gap-2.5',
    side === 'far' ? 'flex-col-reverse' : 'flex-col',
  );
  return (
    <li className="flex justify-center">
      {href === undefined ? (
        <span className={stack}>{content}</span>
      ) : (
        <Link
          to={href}
          className={classNames(
            stack,
            'group/seat rounded-lg text-ink no-underline hover:text-accent-ink',
          )}
        >
          {content}
        </Link>
      )}
    </li>
  );
}
