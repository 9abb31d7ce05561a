import { Check } from 'lucide-react';

/** Props of {@link WhyChooseList}. */
export interface WhyChooseListProps {
  title: string;
  items: readonly string[];
}

/** Reasons to contact the agency, as a ticked list beside the form. */
export function WhyChooseList({ title, items }: WhyChooseListProps) {
  return (
    <section aria-labelledby="why-title">
      <h2 id="why-title" className="font-display text-h4">
        {title}
      </h2>
      <ul className="mt-4 space-y-3 text-small text-ink-muted">
        {items.map((item) => (
          <li key={item} className="flex gap-3 text-pretty">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ice-ink" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
