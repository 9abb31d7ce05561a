import type { QuoteLineItem } from '@northloop/contracts';

/** One line of a quote with the hours behind it. */
export interface PricedWork {
  item: QuoteLineItem;
  hours: number;
}
