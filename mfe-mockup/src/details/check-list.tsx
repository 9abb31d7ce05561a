import { Check } from 'lucide-react';

/** A list of points, each with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {[...new Set(items)].map((item) => (
        <li key={item} className="flex gap-3 text-small">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
          <span className="min-w-0 wrap-anywhere">{item}</span>
        </li>
      ))}
    </ul>
  );
}
