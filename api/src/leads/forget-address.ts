import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.js';
import {
  chatMessages,
  consultations,
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
  bookings: number;
  /** Ids of other people's leads that mention the address. They are kept. */
  mentions: string[];
  /** Ids of other people's bookings that mention the address. They are kept too. */
  bookingMentions: string[];
}

/**
 * Deletes the records of an address, regardless of case: its leads, bookings and subscription with all dependent records, and
 * the conversations, mockups and shared mockups that contain it. Shared copies of those mockups are deleted too. Another
 * person's lead or booking that mentions the address is only reported, not deleted.
 */
export function forgetAddress(database: Database, email: string): Promise<Forgotten> {
  const address = email.toLowerCase();
  const written = writtenAs(address);
  return database.transaction(async (transaction) => {
    // This searches all texts. On a large database that takes longer than the usual query limit.
    await transaction.execute(sql`set local statement_timeout = 0`);
    const removedContacts = await transaction
      .delete(contacts)
      .where(eq(sql`lower(${contacts.email})`, address))
      .returning({ id: contacts.id });
    const removedSubscriptions = await transaction
      .delete(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, address))
      .returning({ email: newsletterSubscriptions.email });
    const removedBookings = await transaction
      .delete(consultations)
      .where(eq(sql`lower(${consultations.email})`, address))
      .returning({ id: consultations.id });
    const mentioning = transaction
      .select({ id: chatMessages.conversationId })
      .from(chatMessages)
      .where(textHolds(chatMessages.content, written));
    const removedConversations = await transaction
      .delete(conversations)
      // The assistant may have read an address that was spelled in words: 'dana at bakery dot com'.
      .where(or(inArray(conversations.id, mentioning), documentHolds(conversations.state, written)))
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
      .where(or(...LEAD_TEXTS.map((column) => textHolds(column, written))));
    const bookingMentions = await transaction
      .select({ id: consultations.id })
      .from(consultations)
      .where(or(...BOOKING_TEXTS.map((column) => textHolds(column, written))));
    return {
      contacts: removedContacts.length,
      subscriptions: removedSubscriptions.length,
      conversations: removedConversations.length,
      mockups: removedMockups.length,
      sharedMockups: removedShared.length,
      bookings: removedBookings.length,
      mentions: mentions.map((row) => row.id),
      bookingMentions: bookingMentions.map((row) => row.id),
    };
  });
}

/** Fields of a lead that may contain another person's address. */
const LEAD_TEXTS = [
  contacts.name,
  contacts.company,
  contacts.phone,
  contacts.timeline,
  contacts.message,
  contacts.consentVersion,
];

/** The same of a booking. */
const BOOKING_TEXTS = [
  consultations.name,
  consultations.phone,
  consultations.topic,
  consultations.attachment,
  consultations.word,
  consultations.consentVersion,
];

/** PostgreSQL regular expression for an address that is not part of a longer one. */
function writtenAs(address: string): string {
  const literal = address.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return `(?<![[:alnum:]._+-])${literal}(?![[:alnum:]_-]|\\.[[:alnum:]])`;
}

const textHolds = (column: PgColumn, written: string): SQL => sql`${column} ~* ${written}`;

/**
 * Whether any text inside a JSON document matches. In the document's own text, line breaks would be escaped to letters.
 */
const documentHolds = (column: PgColumn, written: string): SQL => sql`exists (
  select from jsonb_path_query(${column}, '$.**') as found (value)
  where jsonb_typeof(found.value) = 'string' and found.value #>> '{}' ~* ${written})`;
