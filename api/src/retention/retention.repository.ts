import { Inject, Injectable } from '@nestjs/common';
import { siteConfig } from '@northloop/contracts';
import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import {
  blockedDays,
  consultations,
  contacts,
  conversations,
  mockups,
  newsletterSubscriptions,
  outbox,
  sharedMockups,
} from '../database/schema.js';

/** Rows deleted by one statement: few enough to stay far below the statement time-out. */
const BATCH_SIZE = 1_000;

@Injectable()
export class RetentionRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Deletes conversations without a message for `days`; resolves with their number. */
  deleteConversations(days: number): Promise<number> {
    return this.deleteOlder(conversations, conversations.id, conversations.lastMessageAt, days);
  }

  deleteMockups(days: number): Promise<number> {
    return this.deleteOlder(mockups, mockups.id, mockups.createdAt, days);
  }

  deleteSharedMockups(days: number): Promise<number> {
    return this.deleteOlder(sharedMockups, sharedMockups.id, sharedMockups.createdAt, days);
  }

  deleteContacts(days: number): Promise<number> {
    return this.deleteOlder(contacts, contacts.id, contacts.createdAt, days);
  }

  /** Deletes consultations whose time was more than `days` ago, with the mails about them. */
  deleteConsultations(days: number): Promise<number> {
    return this.deleteOlder(consultations, consultations.id, consultations.startsAt, days);
  }

  /** Deletes blocked days that ended more than `days` ago in the studio's time zone. */
  deleteBlockedDays(days: number): Promise<number> {
    const end = sql`(${blockedDays.day} + 1)::timestamp at time zone ${siteConfig.timeZone}`;
    return this.deleteOlder(blockedDays, blockedDays.day, end, days);
  }

  /**
   * Deletes subscriptions that stayed unconfirmed for `days` after a confirmation mail, or that look automated.
   * Addresses that were never asked, because mail was not set up, are kept. So are unsubscribed ones, as a note not to
   * write again.
   */
  deleteUnconfirmedSubscriptions(days: number): Promise<number> {
    const { email, requestedAt, confirmedAt, unsubscribedAt, suspicion } = newsletterSubscriptions;
    const wasAsked = this.database
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.subscriber, email), eq(outbox.state, 'sent')));
    return this.deleteOlder(
      newsletterSubscriptions,
      email,
      requestedAt,
      days,
      and(isNull(confirmedAt), isNull(unsubscribedAt), or(isNotNull(suspicion), exists(wasAsked))),
    );
  }

  private async deleteOlder(
    table: PgTable,
    id: PgColumn,
    age: SQLWrapper,
    days: number,
    condition?: SQL,
  ): Promise<number> {
    for (let total = 0; ; ) {
      const batch = this.database
        .select({ id })
        .from(table)
        .where(and(sql`${age} < now() - make_interval(days => ${days})`, condition))
        .limit(BATCH_SIZE);
      const deleted = await this.database.delete(table).where(inArray(id, batch)).returning({ id });
      total += deleted.length;
      if (deleted.length < BATCH_SIZE) return total;
    }
  }
}
