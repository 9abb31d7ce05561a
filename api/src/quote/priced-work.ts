import type { QuoteLineItem } from '@northloop/contracts';

/** One line of a quote with its hours. */
export interface PricedWork {
  item: QuoteLineItem;
  hours: number;
}
