import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { contacts, outbox } from '../database/schema.js';

export type StoredLead = typeof contacts.$inferSelect;

/** How the report of a lead stands. */
export interface LeadDelivery {
  contactId: string | null;
  channel: string;
  state: string;
}

/** What the agency's commands ask of leads. */
export class LeadsRepository {
  constructor(readonly database: Database) {}

  /** The newest leads first. */
  newest(limit: number): Promise<StoredLead[]> {
    return this.database.select().from(contacts).orderBy(desc(contacts.createdAt)).limit(limit);
  }

  /** Every lead, oldest first. */
  all(): Promise<StoredLead[]> {
    return this.database.select().from(contacts).orderBy(asc(contacts.createdAt));
  }

  deliveries(contactIds: readonly string[]): Promise<LeadDelivery[]> {
    return this.database
      .select({ contactId: outbox.contactId, channel: outbox.channel, state: outbox.state })
      .from(outbox)
      .where(inArray(outbox.contactId, [...contactIds]))
      .orderBy(asc(outbox.channel));
  }

  async find(contactId: string): Promise<StoredLead | undefined> {
    const [row] = await this.database.select().from(contacts).where(eq(contacts.id, contactId));
    return row;
  }
}
