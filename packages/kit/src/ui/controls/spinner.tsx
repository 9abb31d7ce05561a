import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What the visitor is waiting for. Leave it out if a text next to it already says so. */
  label?: string;
  className?: string;
}

/** A turning arc in the text's colour and size (1em unless `className` sets another size). */
export function Spinner({ label, className }: SpinnerProps) {
  const arc = (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      className={classNames('size-[1em] shrink-0 animate-spin', className)}
    >
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" />
    </svg>
  );
  if (label === undefined) return arc;
  return (
    <span role="status" className="inline-flex">
      {arc}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
