import type { newsletterSubscriptions } from '../database/schema.js';

/** A stored subscription. */
export type Subscription = typeof newsletterSubscriptions.$inferSelect;

/** Only requested, confirmed to receive articles, or not to be written to any more. */
export type SubscriptionState = 'unconfirmed' | 'confirmed' | 'unsubscribed';

/** State of a subscription. */
export function stateOf({
  confirmedAt,
  unsubscribedAt,
}: Pick<Subscription, 'confirmedAt' | 'unsubscribedAt'>): SubscriptionState {
  if (unsubscribedAt !== null) return 'unsubscribed';
  return confirmedAt === null ? 'unconfirmed' : 'confirmed';
}
