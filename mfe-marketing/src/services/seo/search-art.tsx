import { Search } from 'lucide-react';

/** The example search that the drawing answers. */
const question = 'who fixes ice dams near me';

/** A search and its results, with one local answer at the top. Decorative only. */
export function SearchArt({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <div className="mx-auto max-w-lg lg:mt-10">
        <div className="flex h-14 items-center gap-3 rounded-full bg-raised px-5 shadow-high">
          <Search className="size-5 text-ink-faint" />
          <span className="truncate">{question}</span>
          <span className="-ml-2 h-5 w-px bg-accent" />
        </div>
        <div className="relative mt-5 space-y-3">
          <div className="relative rounded-xl bg-surface p-5 shadow-high before:absolute before:inset-y-0 before:left-0 before:w-1 before:rounded-l-xl before:bg-aurora-3">
            <div className="flex items-center gap-2.5">
              <span className="size-5 rounded-full bg-aurora-3" />
              <span className="h-2 w-24 rounded-full bg-line" />
            </div>
            <span className="mt-3.5 block h-3 w-4/5 rounded-full bg-accent-ink/80" />
            <span className="mt-3 block h-2 w-full rounded-full bg-line" />
            <span className="mt-2 block h-2 w-2/3 rounded-full bg-line" />
            <span className="mt-4 flex gap-2">
              <span className="rounded-full bg-ice-soft px-3 py-1 text-label font-medium text-ice-ink">
                Open now
              </span>
              <span className="rounded-full bg-hover px-3 py-1 text-label font-medium text-ink-muted">
                2.1 mi
              </span>
            </span>
          </div>
          {['mx-3 opacity-70', 'mx-6 opacity-40'].map((place) => (
            <div key={place} className={`rounded-xl border border-line bg-surface p-4 ${place}`}>
              <span className="block h-2.5 w-1/2 rounded-full bg-line-strong/60" />
              <span className="mt-2.5 block h-2 w-5/6 rounded-full bg-line" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
