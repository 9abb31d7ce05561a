import { Inject, Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { newsletterSubscriptions } from '../database/schema.js';
import type { Subscription } from './subscription.js';

export type NewSubscription = Pick<
  typeof newsletterSubscriptions.$inferInsert,
  'email' | 'suspicion' | 'consentVersion'
>;

/** Uses the database's clock, because the replicas' clocks may differ. */
const NOW = sql`now()`;

@Injectable()
export class NewsletterRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Runs queries in one transaction. Resolves with the result of `work` after the commit. */
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /**
   * Stores a subscription, or returns the existing one of the address. Either way the row is locked until the
   * transaction ends.
   */
  async hold(transaction: Database, subscription: NewSubscription): Promise<Subscription> {
    const [row] = await transaction
      .insert(newsletterSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        // Changes nothing, but locks and returns the row.
        set: { email: sql`excluded.email` },
      })
      .returning();
    if (row === undefined) throw new Error('The subscription was neither stored nor found');
    return row;
  }

  /** Records a new request that does not look automated. */
  async renew(transaction: Database, { email, consentVersion }: NewSubscription): Promise<void> {
    await transaction
      .update(newsletterSubscriptions)
      .set({ suspicion: null, consentVersion, requestedAt: NOW })
      .where(eq(newsletterSubscriptions.email, email));
  }

  async find(email: string): Promise<Subscription | undefined> {
    const [row] = await this.database
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    return row;
  }

  async confirm(transaction: Database, email: string): Promise<void> {
    await transaction
      .update(newsletterSubscriptions)
      .set({ confirmedAt: NOW, unsubscribedAt: null, suspicion: null })
      .where(eq(newsletterSubscriptions.email, email));
  }

  async unsubscribe(transaction: Database, email: string): Promise<void> {
    await transaction
      .update(newsletterSubscriptions)
      .set({ unsubscribedAt: NOW })
      .where(eq(newsletterSubscriptions.email, email));
  }
}
