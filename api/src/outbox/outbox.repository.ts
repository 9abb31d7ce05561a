import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { and, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { outbox } from '../database/schema.js';

/** A delivery that this replica may attempt now. No other replica will while the lease lasts. */
export interface ClaimedDelivery {
  id: string;
  channel: string;
  /** Includes the attempt that the claim is for. */
  attempts: number;
  leaseToken: string;
  /** Key of the record it is about. */
  subject: string;
}

/**
 * A delivery to be made: the record it is about, its channel, the mailbox if it goes to a visitor, and the time if it is
 * not due at once.
 */
export type NewDelivery = Pick<
  typeof outbox.$inferInsert,
  'contactId' | 'subscriber' | 'consultationId' | 'channel' | 'mailbox' | 'nextAttemptAt'
>;

/** Uses the database's clock, because the replicas' clocks may differ. */
const NOW = sql`now()`;

@Injectable()
export class OutboxRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Adds deliveries. Deliveries that already exist for a lead are left unchanged. */
  async enqueue(transaction: Database, deliveries: readonly NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await transaction
      .insert(outbox)
      .values([...deliveries])
      .onConflictDoNothing();
  }

  /** Removes the deliveries about a consultation that no replica has begun. */
  async withdraw(transaction: Database, consultationId: string, channel: string): Promise<void> {
    await transaction
      .delete(outbox)
      .where(
        and(
          eq(outbox.consultationId, consultationId),
          eq(outbox.channel, channel),
          eq(outbox.state, 'waiting'),
          isNull(outbox.leasedUntil),
        ),
      );
  }

  /**
   * Takes up to `limit` due deliveries of the given channels for `leaseSeconds`. Rows that another replica is taking at
   * the same moment are skipped, not waited for.
   */
  claim(
    channels: readonly string[],
    limit: number,
    leaseSeconds: number,
  ): Promise<ClaimedDelivery[]> {
    return this.database.transaction(async (transaction) => {
      const due = await transaction
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            eq(outbox.state, 'waiting'),
            inArray(outbox.channel, [...channels]),
            lte(outbox.nextAttemptAt, NOW),
            or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, NOW)),
          ),
        )
        .orderBy(outbox.nextAttemptAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      if (due.length === 0) return [];
      const leaseToken = randomUUID();
      return transaction
        .update(outbox)
        .set({
          attempts: sql`${outbox.attempts} + 1`,
          leaseToken,
          leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
        })
        .where(
          inArray(
            outbox.id,
            due.map((row) => row.id),
          ),
        )
        .returning({
          id: outbox.id,
          channel: outbox.channel,
          attempts: outbox.attempts,
          leaseToken: sql<string>`${outbox.leaseToken}`,
          subject: sql<string>`coalesce(${outbox.contactId}::text, ${outbox.consultationId}::text, ${outbox.subscriber})`,
        });
    });
  }

  async markSent(delivery: ClaimedDelivery): Promise<void> {
    await this.database
      .update(outbox)
      .set({ state: 'sent', sentAt: NOW, lastError: null, leaseToken: null, leasedUntil: null })
      .where(held(delivery));
  }

  /** Records a failure. Without a delay the delivery is given up until it is requeued. */
  async markFailed(
    delivery: ClaimedDelivery,
    error: string,
    retryInSeconds: number | undefined,
  ): Promise<void> {
    await this.database
      .update(outbox)
      .set({
        lastError: error,
        leaseToken: null,
        leasedUntil: null,
        ...(retryInSeconds === undefined
          ? { state: 'dead' }
          : { nextAttemptAt: sql`now() + make_interval(secs => ${retryInSeconds})` }),
      })
      .where(held(delivery));
  }

  /** Number of deliveries by state. */
  async countByState(): Promise<{ state: string; count: number }[]> {
    return this.database
      .select({ state: outbox.state, count: count() })
      .from(outbox)
      .groupBy(outbox.state);
  }

  /** Requeues dead deliveries: those of one lead, or all. Resolves with their number. */
  async revive(database: Database, contactId: string | undefined): Promise<number> {
    const revived = await database
      .update(outbox)
      .set({ state: 'waiting', attempts: 0, nextAttemptAt: NOW, lastError: null })
      .where(
        and(
          eq(outbox.state, 'dead'),
          contactId === undefined ? undefined : eq(outbox.contactId, contactId),
        ),
      )
      .returning({ id: outbox.id });
    return revived.length;
  }
}

/** Only the holder of the current lease may change a delivery. If the lease has expired, the change is ignored. */
function held(delivery: ClaimedDelivery) {
  return and(eq(outbox.id, delivery.id), eq(outbox.leaseToken, delivery.leaseToken));
}
