import { asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import {
  chatMessages,
  contacts,
  conversations,
  mockups,
  newsletterSubscriptions,
  outbox,
} from '../database/schema.js';

export type StoredLead = typeof contacts.$inferSelect;

/** How the report of a lead stands. */
export interface LeadDelivery {
  contactId: string | null;
  channel: string;
  state: string;
}

/** Number of records deleted, by kind. */
export interface Forgotten {
  contacts: number;
  subscriptions: number;
  conversations: number;
  mockups: number;
  /** Leads of other people that mention the address; they stay. */
  mentions: string[];
}

/** What the agency's commands ask of leads, and of everything that is to be forgotten. */
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

  /**
   * Deletes the records of an address, in whatever case: leads with their reports, the subscription, and
   * conversations and mockups in which it was written. A lead of someone else is not deleted for
   * mentioning it, only named.
   */
  forget(email: string): Promise<Forgotten> {
    const address = email.toLowerCase();
    const mention = `%${address.replace(/[\\%_]/g, '\\$&')}%`;
    return this.database.transaction(async (transaction) => {
      const removedContacts = await transaction
        .delete(contacts)
        .where(eq(sql`lower(${contacts.email})`, address))
        .returning({ id: contacts.id });
      const removedSubscriptions = await transaction
        .delete(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, address))
        .returning({ email: newsletterSubscriptions.email });
      const mentioning = transaction
        .select({ id: chatMessages.conversationId })
        .from(chatMessages)
        .where(ilike(chatMessages.content, mention));
      const removedConversations = await transaction
        .delete(conversations)
        .where(inArray(conversations.id, mentioning))
        .returning({ id: conversations.id });
      const removedMockups = await transaction
        .delete(mockups)
        .where(ilike(sql`${mockups.request}::text`, mention))
        .returning({ id: mockups.id });
      const mentions = await transaction
        .select({ id: contacts.id })
        .from(contacts)
        .where(ilike(contacts.message, mention));
      return {
        contacts: removedContacts.length,
        subscriptions: removedSubscriptions.length,
        conversations: removedConversations.length,
        mockups: removedMockups.length,
        mentions: mentions.map((row) => row.id),
      };
    });
  }
}
