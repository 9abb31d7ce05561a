import type { Statistic } from '../../content/statistic';

/** The agency's figures in one quiet row below the buttons. */
export function HeroStats({ stats }: { stats: readonly Statistic[] }) {
  return (
    <dl className="mt-10 grid grid-cols-[1fr_1fr_auto] gap-x-4 border-t border-line pt-5 sm:flex sm:gap-x-8">
      {stats.map(({ value, label }) => (
        <div key={value} className="flex flex-col">
          <dt className="order-2 text-label text-ink-muted sm:text-small">{label}</dt>
          <dd className="order-1 font-display text-body font-semibold tabular-nums sm:text-h4">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
