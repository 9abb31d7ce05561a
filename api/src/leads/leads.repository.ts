import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Lead } from '../contact/delivery/lead-channel.js';
import type { Database } from '../database/database.js';
import { contacts, outbox } from '../database/schema.js';

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
