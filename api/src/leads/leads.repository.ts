import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Lead } from '../contact/delivery/lead-channel.js';
import type { Database } from '../database/database.js';
import { contacts, outbox } from '../database/schema.js';

/** Delivery state of a lead's report. */
export interface LeadDelivery {
  contactId: string | null;
  channel: string;
  state: string;
}

/** Queries on leads for the agency's commands. */
export class LeadsRepository {
  constructor(readonly database: Database) {}

  /** The newest leads, newest first. */
  newest(limit: number): Promise<Lead[]> {
    return this.database.select().from(contacts).orderBy(desc(contacts.createdAt)).limit(limit);
  }

  /** Every lead, oldest first. */
  all(): Promise<Lead[]> {
    return this.database.select().from(contacts).orderBy(asc(contacts.createdAt));
  }

  deliveries(contactIds: readonly string[]): Promise<LeadDelivery[]> {
    return this.database
      .select({ contactId: outbox.contactId, channel: outbox.channel, state: outbox.state })
      .from(outbox)
      .where(inArray(outbox.contactId, [...contactIds]))
      .orderBy(asc(outbox.channel));
  }

  async find(contactId: string): Promise<Lead | undefined> {
    const [row] = await this.database.select().from(contacts).where(eq(contacts.id, contactId));
    return row;
  }
}
