import type { Quote } from '@northloop/contracts';
import { quoteRows, totalRange } from './quote-rows';

/** The quote line by line, with its total. */
export function QuoteTable({ quote }: { quote: Quote }) {
  const range = totalRange(quote);
  return (
    <table className="mt-6 w-full border-collapse text-small">
      <caption className="sr-only">Included services and estimated total</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-muted">
          <th scope="col" className="pb-2 font-medium">
            Included
          </th>
          <th scope="col" className="pb-2 text-right font-medium">
            Estimate
          </th>
        </tr>
      </thead>
      <tbody>
        {quoteRows(quote).map(({ label, detail, price, range: span }, index) => (
          // Two lines may have the same text, and the order of the list never changes.
          <tr key={index} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal wrap-anywhere">
              <span className="font-medium">{label}</span>
              {detail !== '' && (
                <span className="mt-0.5 block text-label text-pretty text-ink-muted">{detail}</span>
              )}
            </th>
            <td className="py-2.5 text-right font-mono whitespace-nowrap tabular-nums">
              {price}
              {span !== '' && <span className="block text-label text-ink-muted">{span}</span>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-baseline">
          <th scope="row" className="pt-4 text-left font-medium">
            Total
          </th>
          <td className="pt-4 text-right tabular-nums">
            <span className="font-display text-h3">{quote.total_cost}</span>
            {range !== '' && (
              <span className="block font-mono text-label text-ink-muted">{range}</span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
