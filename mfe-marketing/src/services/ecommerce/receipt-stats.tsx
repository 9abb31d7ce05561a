import { classNames } from '@northloop/kit';
import type { Statistic } from '../../content/statistic';

/** The torn edge of the paper: teeth 16 px wide, cut by a mask at the bottom. */
const torn =
  '[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/16px_100%]';

/** Props of {@link ReceiptStats}. */
export interface ReceiptStatsProps {
  stats: readonly Statistic[];
  className?: string;
}

/** Figures about the stores, in the form of a till receipt. */
export function ReceiptStats({ stats, className }: ReceiptStatsProps) {
  return (
    <div
      className={classNames(
        'mx-auto w-full max-w-sm [filter:drop-shadow(0_1.5rem_1.75rem_color-mix(in_oklab,var(--aurora-1-from)_28%,transparent))] md:rotate-2',
        className,
      )}
    >
      <div className={classNames('bg-raised px-7 pt-8 pb-12 font-mono', torn)}>
        <dl>
          {stats.map(({ value, label }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-6 border-b border-dashed border-line-strong/50 py-4 first:pt-0"
            >
              <dt className="text-label text-ink-muted">{label}</dt>
              <dd className="text-h3 tracking-tight tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <Barcode />
      </div>
    </div>
  );
}

/** Positions and widths of the barcode's bars, in units of the drawing; they encode nothing. */
const bars =
  'M0 0h3v18h-3zM5 0h1v18h-1zM9 0h2v18h-2zM12 0h1v18h-1zM15 0h4v18h-4zM21 0h1v18h-1zM23 0h3v18h-3zM28 0h2v18h-2zM33 0h1v18h-1z' +
  'M36 0h1v18h-1zM38 0h4v18h-4zM44 0h1v18h-1zM48 0h2v18h-2zM51 0h3v18h-3zM55 0h1v18h-1zM58 0h3v18h-3zM63 0h1v18h-1zM66 0h4v18h-4z' +
  'M71 0h2v18h-2zM74 0h1v18h-1zM77 0h3v18h-3z';

function Barcode() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 18"
      preserveAspectRatio="none"
      className="mt-8 h-12 w-full fill-ink"
    >
      <path d={bars} />
    </svg>
  );
}
