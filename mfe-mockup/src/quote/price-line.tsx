import type { Quote } from '@northloop/contracts';
import { QUOTE_ID } from './quote-card';

/** The estimate beside its draft, linked to the whole quote. */
export function PriceLine({ quote }: { quote: Quote }) {
  return (
    <p className="text-small text-ink-muted">
      <a href={`#${QUOTE_ID}`} className="font-medium text-ink underline underline-offset-4">
        Estimate {quote.total_cost}
      </a>
      {quote.timeline !== '' && `, ${quote.timeline}`}
    </p>
  );
}
