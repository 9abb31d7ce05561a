import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';

const most = 5;

/** A five-pointed star in a 20 by 20 box. */
const star =
  'M10 1.6l2.47 5.27 5.78.73-4.26 3.97 1.11 5.72L10 14.46l-5.1 2.83 1.11-5.72L1.75 7.6l5.78-.73z';

/** Props of {@link Stars}. */
export interface StarsProps {
  /** From 0 to 5; fractions fill part of a star. */
  rating?: number;
  className?: string;
}

/** A rating out of five, as stars and as a sentence. */
export function Stars({ rating = most, className }: StarsProps) {
  return (
    <span className={classNames('inline-flex gap-0.5 text-star', className)}>
      <VisuallyHidden>{`Rated ${rating} out of ${most}`}</VisuallyHidden>
      {Array.from({ length: most }, (_, index) => {
        const filled = Math.round(Math.min(Math.max(rating - index, 0), 1) * 20);
        return (
          <svg
            key={index}
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-4.5"
            fill="currentColor"
          >
            {filled < 20 && <path d={star} opacity="0.25" />}
            <path
              d={star}
              {...(filled < 20 && { style: { clipPath: `inset(0 ${20 - filled}px 0 0)` } })}
            />
          </svg>
        );
      })}
    </span>
  );
}
