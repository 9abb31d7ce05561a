import type { Quote } from '@northloop/contracts';
import { Link } from '@northloop/kit';
import type { ReactNode } from 'react';
import { formatCents } from './format-cents';

/** The basis of the price: ways to lower it, then assumptions and exclusions, each in a collapsed section. */
export function QuoteNotes({ quote }: { quote: Quote }) {
  return (
    <div className="mt-5 border-t border-line">
      <NeedsTalk talks={quote.talks ?? []} />
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

/** Wishes that no table prices, open at once: nobody should think that they are in the total. */
function NeedsTalk({ talks }: { talks: NonNullable<Quote['talks']> }) {
  if (talks.length === 0) return null;
  return (
    <div className="border-b border-line py-3 text-small">
      <h4 className="font-medium">Needs a talk, not in the total</h4>
      <ul className="mt-2 grid gap-2 text-pretty text-ink-muted">
        {talks.map(({ label, detail, path }) => (
          <li key={label} className="wrap-anywhere">
            <strong className="font-medium text-ink">{label}.</strong> {detail}{' '}
            <Link to={path} className="underline underline-offset-4">
              More about it
            </Link>
          </li>
        ))}
      </ul>
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
