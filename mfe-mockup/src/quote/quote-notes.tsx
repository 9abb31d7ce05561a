import type { Quote } from '@northloop/contracts';
import type { ReactNode } from 'react';
import { formatCents } from './format-cents';

/** The basis of the price: ways to lower it, then assumptions and exclusions, each in a collapsed section. */
export function QuoteNotes({ quote }: { quote: Quote }) {
  return (
    <div className="mt-5 border-t border-line">
      <Notes title="What would lower the price">
        {quote.waysToLower.map(({ label, cents }) => (
          <li key={label} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="font-mono whitespace-nowrap tabular-nums">−{formatCents(cents)}</span>
          </li>
        ))}
      </Notes>
      <Notes title="What this assumes">
        {quote.assumptions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Notes>
      <Notes title="Not included">
        {quote.exclusions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Notes>
    </div>
  );
}

function Notes({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details className="border-b border-line">
      <summary className="min-h-6 cursor-pointer py-3 text-small font-medium">{title}</summary>
      <ul className="grid gap-2 pb-4 text-small text-pretty text-ink-muted">{children}</ul>
    </details>
  );
}
