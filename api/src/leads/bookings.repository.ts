import { and, asc, between, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { StoredConsultation } from '../consultations/consultation.js';
import { VISITOR_CHANNEL } from '../consultations/delivery/channel-names.js';
import type { Database } from '../database/database.js';
import { blockedDays, consultations, outbox } from '../database/schema.js';

/** State of the newest mail of a channel about a booking. */
export interface BookingMail {
  consultationId: string | null;
  channel: string;
  state: string;
}

/** Queries on bookings and blocked days for the agency's commands. */
export class BookingsRepository {
  constructor(private readonly database: Database) {}

  /** Every booking, the one that starts last first. */
  latestFirst(): Promise<StoredConsultation[]> {
    return this.database.select().from(consultations).orderBy(desc(consultations.startsAt));
  }

  /** Every booking, in the order in which they were made. */
  all(): Promise<StoredConsultation[]> {
    return this.database.select().from(consultations).orderBy(asc(consultations.createdAt));
  }

  /** The newest mail of each channel about some bookings: older ones said what no longer holds. */
  mails(ids: readonly string[]): Promise<BookingMail[]> {
    return this.database
      .selectDistinctOn([outbox.consultationId, outbox.channel], {
        consultationId: outbox.consultationId,
        channel: outbox.channel,
        state: outbox.state,
      })
      .from(outbox)
      .where(inArray(outbox.consultationId, [...ids]))
      .orderBy(outbox.consultationId, outbox.channel, desc(outbox.createdAt));
  }

  /** Whether a mail to the visitor is still to be sent, which will say what the booking is then. */
  async willTellVisitor(transaction: Database, id: string): Promise<boolean> {
    const waiting = await transaction
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.consultationId, id),
          eq(outbox.channel, VISITOR_CHANNEL),
          eq(outbox.state, 'waiting'),
          // One that is being sent now may still say that it is booked.
          isNull(outbox.leasedUntil),
        ),
      )
      .limit(1);
    return waiting.length > 0;
  }

  /** Blocks days. Those that are blocked already stay so. */
  async block(transaction: Database, days: readonly string[]): Promise<void> {
    await transaction
      .insert(blockedDays)
      .values(days.map((day) => ({ day })))
      .onConflictDoNothing();
  }

  /** Resolves with the number of days that were blocked. */
  async unblock(first: string, last: string): Promise<number> {
    const unblocked = await this.database
      .delete(blockedDays)
      .where(between(blockedDays.day, first, last))
      .returning({ day: blockedDays.day });
    return unblocked.length;
  }

  /** The blocked days from a date on, earliest first. */
  async blockedFrom(date: string): Promise<string[]> {
    const rows = await this.database
      .select({ day: blockedDays.day })
      .from(blockedDays)
      .where(gte(blockedDays.day, date))
      .orderBy(asc(blockedDays.day));
    return rows.map((row) => row.day);
  }
}
