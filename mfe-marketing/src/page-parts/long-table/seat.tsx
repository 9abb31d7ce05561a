import { classNames, Link } from '@northloop/kit';
import type { ReactNode } from 'react';

/** Props of {@link Seat}. */
export interface SeatProps {
  /** The far side has its name above the chair, the near side below it. */
  side: 'far' | 'near';
  /** Where a click on the chair leads; without it the chair is only drawn. */
  href?: string;
  /** Classes of the chair's disc. */
  disc: string;
  /** What stands on the disc. */
  mark: ReactNode;
  name: ReactNode;
}

/** One place at the table: a round chair and the name that goes with it. */
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
