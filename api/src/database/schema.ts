import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Services the agency offers, in the order the page shows them. Filled by a migration. */
export const services = pgTable('services', {
  id: text('id').primaryKey(),
  position: integer('position').notNull().unique(),
  icon: text('icon').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  features: text('features').array().notNull(),
});

/** What visitors sent through the contact forms. Nothing is dropped: a suspicious one is only marked. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    service: text('service'),
    budget: text('budget'),
    timeline: text('timeline'),
    message: text('message').notNull(),
    /** Digest of the submitted fields: tells a repeated submission from a reused key. */
    contentHash: text('content_hash').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Why the submission looks automated, or null. */
    suspicion: text('suspicion'),
    /** Version of the consent text the visitor saw; the time of consent is `created_at`. */
    consentVersion: text('consent_version'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('contacts_idempotency_key').on(table.idempotencyKey),
    index('contacts_created_at').on(table.createdAt),
    index('contacts_content_hash').on(table.contentHash, table.createdAt),
  ],
);

/**
 * Addresses that asked for the newsletter, stored in lower case. One gets articles while it is confirmed and has not
 * unsubscribed since.
 */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: text('email').primaryKey(),
  suspicion: text('suspicion'),
  consentVersion: text('consent_version'),
  createdAt: createdAt(),
  /** When it was asked for last: one that nobody confirms is deleted a while after that. */
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Stays as a note not to write again; a new confirmation takes it away. */
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
});

/** Keys to a subscription, one for each mail or mailing. Only whoever got it knows a token: this has its SHA-256. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    digest: text('digest').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => newsletterSubscriptions.email, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('newsletter_tokens_email').on(table.email)],
);

export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    createdAt: createdAt(),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('conversations_last_message_at').on(table.lastMessageAt)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    isBot: boolean('is_bot').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('chat_messages_conversation').on(table.conversationId, table.id)],
);

/** Each mockup request with what it was answered. */
export const mockups = pgTable(
  'mockups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Name of the engine that answered. */
    engine: text('engine').notNull(),
    request: jsonb('request').notNull(),
    mockup: jsonb('mockup').notNull(),
    quote: jsonb('quote').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mockups_created_at').on(table.createdAt)],
);

/** Drafts that their makers put under an address of their own. */
export const sharedMockups = pgTable(
  'shared_mockups',
  {
    /** 128 random bits: the address is the only key to it. */
    id: text('id').primaryKey(),
    mockup: jsonb('mockup').notNull(),
    /** SHA-256 of the key that deletes it. */
    deleteKeyHash: text('delete_key_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('shared_mockups_created_at').on(table.createdAt)],
);

/**
 * Messages that must leave the house, written in the transaction of what they report. A replica that
 * delivers one holds a lease on it; a lease that ran out may be taken over.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The lead that it reports, or null. */
    contactId: uuid('contact_id').references(() => contacts.id, { onDelete: 'cascade' }),
    /** The subscription that it asks to confirm, or null. */
    subscriber: text('subscriber').references(() => newsletterSubscriptions.email, {
      onDelete: 'cascade',
    }),
    /** Mailbox of the visitor whom it is sent to, which gets few in a day; null for one to the agency. */
    mailbox: text('mailbox'),
    /** Name of the channel that delivers it. */
    channel: text('channel').notNull(),
    /** 'waiting', 'sent' or 'dead'. */
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    leaseToken: uuid('lease_token'),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('outbox_contact_channel').on(table.contactId, table.channel),
    index('outbox_due').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
    index('outbox_subscriber').on(table.subscriber, table.createdAt),
    index('outbox_mailbox').on(table.mailbox, table.createdAt),
    check('outbox_one_subject', sql`num_nonnulls(contact_id, subscriber) = 1`),
  ],
);
