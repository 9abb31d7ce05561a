import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { lockInTransaction } from '../database/lock-in-transaction.js';
import { newsletterSubscriptions, outbox } from '../database/schema.js';
import type { Subscription } from '../newsletter/subscription.js';

/** Queries on subscriptions for the agency's commands. */
export class SubscribersRepository {
  constructor(private readonly database: Database) {}

  /** Runs queries in one transaction. */
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** Every subscription, oldest first. */
  all(): Promise<Subscription[]> {
    return this.database
      .select()
      .from(newsletterSubscriptions)
      .orderBy(asc(newsletterSubscriptions.createdAt));
  }

  /**
   * Unconfirmed addresses that were never sent a confirmation mail, except those that look automated. Restarts their
   * time to confirm. A second command at the same time waits until the transaction ends, and then finds none.
   */
  async renewNeverAsked(transaction: Database): Promise<string[]> {
    await lockInTransaction(transaction, 'ask subscribers');
    const { email, confirmedAt, unsubscribedAt, suspicion } = newsletterSubscriptions;
    const asked = transaction
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.subscriber, email));
    const rows = await transaction
      .update(newsletterSubscriptions)
      .set({ requestedAt: sql`now()` })
      .where(and(isNull(confirmedAt), isNull(unsubscribedAt), isNull(suspicion), notExists(asked)))
      .returning({ email });
    return rows.map((row) => row.email);
  }
}
