import { classNames } from '@northloop/kit';
import { Check } from 'lucide-react';

/** Props of {@link TickList}. */
export interface TickListProps {
  items: readonly string[];
  className?: string;
}

/** A ticked list of included items in small type. */
export function TickList({ items, className }: TickListProps) {
  return (
    <ul className={classNames('space-y-2 text-small', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5 text-pretty">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-ice-ink" />
          {item}
        </li>
      ))}
    </ul>
  );
}
