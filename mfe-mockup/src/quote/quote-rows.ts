import type { Quote } from '@northloop/contracts';
import { formatCents, formatRange } from './format-cents';
import { readIncludedService } from './included-service';

/** One line of the quote's table, in words. */
export interface QuoteRow {
  label: string;
  detail: string;
  /** The expected price, or 'included' if the line has none. */
  price: string;
  /** From lowest to highest; empty if there is no range. */
  range: string;
}

/** The quote's lines for a table, or its list of included services if it has no lines. */
export function quoteRows(quote: Quote): QuoteRow[] {
  if (quote.lineItems.length === 0) {
    return quote.included_services.map(readIncludedService).map(({ name, price }) => ({
      label: name,
      detail: '',
      price: price ?? 'included',
      range: '',
    }));
  }
  return quote.lineItems.map(({ label, detail, cents }) => ({
    label,
    detail,
    price: formatCents(cents.expected),
    range: cents.low === cents.high ? '' : formatRange(cents),
  }));
}

/** The lowest to the highest total; empty if the quote gives no range. */
export const totalRange = ({ total }: Quote): string =>
  total.low === total.high ? '' : formatRange(total);
