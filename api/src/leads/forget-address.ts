import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.js';
import {
  chatMessages,
  contacts,
  conversations,
  mockups,
  newsletterSubscriptions,
  sharedMockups,
} from '../database/schema.js';

/** Number of records deleted, by kind. */
export interface Forgotten {
  contacts: number;
  subscriptions: number;
  conversations: number;
  mockups: number;
  sharedMockups: number;
  /** Leads of other people that mention the address; they stay. */
  mentions: string[];
}

/**
 * Deletes the records of an address, in whatever case: leads and the subscription with all that hangs on them, and
 * conversations, mockups and shared mockups in which it was written. A shared copy of such a mockup goes with it. A lead
 * of someone else is not deleted for mentioning the address, only named.
 */
export function forgetAddress(database: Database, email: string): Promise<Forgotten> {
  const address = email.toLowerCase();
  const written = writtenAs(address);
  return database.transaction(async (transaction) => {
    // Every text is read: on a large database that takes longer than a visitor's query may.
    await transaction.execute(sql`set local statement_timeout = 0`);
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
      .where(textHolds(chatMessages.content, written));
    const removedConversations = await transaction
      .delete(conversations)
      .where(inArray(conversations.id, mentioning))
      .returning({ id: conversations.id });
    const isMockupOf = or(
      documentHolds(mockups.request, written),
      documentHolds(mockups.mockup, written),
      documentHolds(mockups.quote, written),
    );
    const drafts = transaction.select({ mockup: mockups.mockup }).from(mockups).where(isMockupOf);
    const removedShared = await transaction
      .delete(sharedMockups)
      .where(
        or(documentHolds(sharedMockups.mockup, written), inArray(sharedMockups.mockup, drafts)),
      )
      .returning({ id: sharedMockups.id });
    const removedMockups = await transaction
      .delete(mockups)
      .where(isMockupOf)
      .returning({ id: mockups.id });
    const mentions = await transaction
      .select({ id: contacts.id })
      .from(contacts)
      .where(or(...FREE_TEXTS.map((column) => textHolds(column, written))));
    return {
      contacts: removedContacts.length,
      subscriptions: removedSubscriptions.length,
      conversations: removedConversations.length,
      mockups: removedMockups.length,
      sharedMockups: removedShared.length,
      mentions: mentions.map((row) => row.id),
    };
  });
}

/** What of a lead may name somebody else's address. */
const FREE_TEXTS = [
  contacts.name,
  contacts.company,
  contacts.phone,
  contacts.timeline,
  contacts.message,
  contacts.consentVersion,
];

/** PostgreSQL's regular expression for an address that is not part of a longer one. */
function writtenAs(address: string): string {
  const literal = address.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return `(?<![[:alnum:]._+-])${literal}(?![[:alnum:]_-]|\\.[[:alnum:]])`;
}

const textHolds = (column: PgColumn, written: string): SQL => sql`${column} ~* ${written}`;

/** Whether a text anywhere in a document matches. The document as one text would show line ends as letters. */
const documentHolds = (column: PgColumn, written: string): SQL => sql`exists (
  select from jsonb_path_query(${column}, '$.**') as found (value)
  where jsonb_typeof(found.value) = 'string' and found.value #>> '{}' ~* ${written})`;
