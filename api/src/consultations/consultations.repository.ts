import { Inject, Injectable } from '@nestjs/common';
import { and, asc, count, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { lockInTransaction } from '../database/lock-in-transaction.js';
import { consultations, outbox } from '../database/schema.js';
import { mailboxOf } from '../outbox/recipient-limit.js';
import { stands } from '../studio-calendar/studio-calendar.repository.js';
import type { NewConsultation, StoredConsultation } from './consultation.js';

/** How long a time is kept for a booking that must be confirmed by mail. */
const HOLD = sql`interval '2 hours'`;

/** Uses the database's clock, because the replicas' clocks may differ. */
const NOW = sql`now()`;

@Injectable()
export class ConsultationsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Runs queries in one transaction. Resolves with the result of `work` after the commit. */
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /**
   * Waits for all other bookings of a mailbox and on these dates, and keeps further ones out until the transaction
   * ends. Always in the same order, so that two bookings never wait for each other.
   */
  async lock(transaction: Database, email: string, dates: readonly string[]): Promise<void> {
    await lockInTransaction(transaction, `consultations of ${mailboxOf(email)}`);
    await this.lockDates(transaction, dates);
  }

  /** The same for dates alone. */
  async lockDates(transaction: Database, dates: readonly string[]): Promise<void> {
    for (const date of [...new Set(dates)].sort()) {
      await lockInTransaction(transaction, `consultations on ${date}`);
    }
  }

  /** Number of an address's consultations that are still to come. */
  async countUpcoming(transaction: Database, email: string): Promise<number> {
    const [row] = await transaction
      .select({ upcoming: count() })
      .from(consultations)
      .where(and(hasAddress(email), stands, gt(consultations.startsAt, NOW)));
    return row?.upcoming ?? 0;
  }

  /**
   * Stores a booking; undefined if its time or its idempotency key is taken.
   * @param mustConfirm whether the time becomes free again unless the visitor confirms
   */
  async add(
    transaction: Database,
    booking: NewConsultation,
    mustConfirm: boolean,
  ): Promise<StoredConsultation | undefined> {
    await this.release(transaction, booking.startsAt);
    const [row] = await transaction
      .insert(consultations)
      .values({ ...booking, ...(mustConfirm && { confirmBy: sql`now() + ${HOLD}` }) })
      .onConflictDoNothing()
      .returning();
    return row;
  }

  /** Moves a booking and lets it stand without confirmation. Throws if the time is taken. */
  async move(transaction: Database, id: string, startsAt: Date): Promise<StoredConsultation> {
    await this.release(transaction, startsAt);
    return this.change(transaction, id, {
      startsAt,
      state: 'booked',
      confirmBy: null,
      confirmedAt: null,
    });
  }

  /** @param word what the studio tells the visitor, if the studio cancels */
  cancel(transaction: Database, id: string, word?: string): Promise<StoredConsultation> {
    return this.change(transaction, id, { state: 'cancelled', cancelledAt: NOW, word });
  }

  async confirm(transaction: Database, id: string): Promise<void> {
    await transaction
      .update(consultations)
      .set({ confirmedAt: NOW, confirmBy: null })
      .where(eq(consultations.id, id));
  }

  async find(id: string): Promise<StoredConsultation | undefined> {
    const [row] = await this.database.select().from(consultations).where(eq(consultations.id, id));
    return row;
  }

  /** Like {@link find}, and locks the booking until the transaction ends. */
  async hold(transaction: Database, id: string): Promise<StoredConsultation | undefined> {
    const [row] = await transaction
      .select()
      .from(consultations)
      .where(eq(consultations.id, id))
      .for('update');
    return row;
  }

  async findByKey(
    key: string,
    database: Database = this.database,
  ): Promise<StoredConsultation | undefined> {
    const [row] = await database
      .select()
      .from(consultations)
      .where(eq(consultations.idempotencyKey, key));
    return row;
  }

  /** Whether a mail about a booking was or will be sent to its visitor. */
  async sendsMail(id: string, database: Database = this.database): Promise<boolean> {
    const mails = await database
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.consultationId, id), isNotNull(outbox.mailbox)))
      .limit(1);
    return mails.length > 0;
  }

  /** The bookings that stand and start after an instant, earliest first. */
  upcoming(after: Date): Promise<StoredConsultation[]> {
    return this.database
      .select()
      .from(consultations)
      .where(and(stands, gt(consultations.startsAt, after)))
      .orderBy(asc(consultations.startsAt));
  }

  private async change(
    transaction: Database,
    id: string,
    values: PgUpdateSetSource<typeof consultations>,
  ): Promise<StoredConsultation> {
    const [row] = await transaction
      .update(consultations)
      .set({ ...values, sequence: sql`${consultations.sequence} + 1`, changedAt: NOW })
      .where(eq(consultations.id, id))
      .returning();
    if (row === undefined) throw new Error('The booking has gone');
    return row;
  }

  /** Frees a time that was kept for a booking which nobody confirmed. */
  private async release(transaction: Database, startsAt: Date): Promise<void> {
    await transaction
      .update(consultations)
      .set({ state: 'expired' })
      .where(
        and(
          eq(consultations.startsAt, startsAt),
          eq(consultations.state, 'booked'),
          lte(consultations.confirmBy, NOW),
        ),
      );
  }
}

const hasAddress = (email: string) => eq(sql`lower(${consultations.email})`, email.toLowerCase());
