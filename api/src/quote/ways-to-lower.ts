import type { QuoteSaving } from '@northloop/contracts';
import type { PricedWork } from './priced-work.js';

/** Most suggestions in a quote. */
const MOST_SUGGESTIONS = 4;

/** What the owner could leave out or do without us, and exactly how much that saves; largest first. */
export function waysToLower(
  work: readonly PricedWork[],
  fewerPages: { count: number; cents: number },
): QuoteSaving[] {
  const priceOf = (group: string) =>
    work.find(({ item }) => item.group === group)?.item.cents.expected ?? 0;
  const features = work
    .filter(({ item }) => item.group === 'feature' || item.group === 'integration')
    .map(({ item }) => ({ label: `Add "${item.label}" after launch`, cents: item.cents.expected }))
    .sort((a, b) => b.cents - a.cents);
  const suggestions: QuoteSaving[] = [
    ...features.slice(0, 2),
    {
      label:
        fewerPages.count === 1
          ? 'Start with one page less'
          : `Start with ${fewerPages.count} pages less`,
      cents: fewerPages.cents,
    },
    { label: 'Edit your texts and pictures yourself', cents: priceOf('content') },
    { label: 'Look after the site yourself', cents: priceOf('care') },
  ];
  return suggestions
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents)
    .slice(0, MOST_SUGGESTIONS);
}
