import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
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

/** Services the agency offers, in the order of the page. Filled by a migration. */
export const services = pgTable('services', {
  id: text('id').primaryKey(),
  position: integer('position').notNull().unique(),
  icon: text('icon').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  features: text('features').array().notNull(),
});

/** Submissions of the contact forms. None is discarded: suspicious ones are only marked. */
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
    /** Version of the consent text the visitor saw. The time of consent is `created_at`. */
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
 * Newsletter subscriptions by address, in lower case. An address gets articles if it is confirmed and has not
 * unsubscribed since.
 */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: text('email').primaryKey(),
  suspicion: text('suspicion'),
  consentVersion: text('consent_version'),
  createdAt: createdAt(),
  /** Time of the last request. If it stays unconfirmed, the subscription is deleted some time after that. */
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Kept as a note not to write again; a new confirmation clears it. */
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
});

/**
 * Keys to a subscription, one for each mail or mailing. Only the SHA-256 of a token is stored; the token itself is only
 * in the mail.
 */
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
    /** What the conversation is about, for the assistant; null before its first answer. */
    state: jsonb('state'),
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

/** Each mockup request with its answer. */
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

/** Drafts that visitors have shared under an unguessable address. */
export const sharedMockups = pgTable(
  'shared_mockups',
  {
    /** 128 random bits, because the id is all that is needed to read the draft. */
    id: text('id').primaryKey(),
    mockup: jsonb('mockup').notNull(),
    /** SHA-256 of the key that allows deleting it. */
    deleteKeyHash: text('delete_key_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('shared_mockups_created_at').on(table.createdAt)],
);

/** Consultations that visitors have booked. */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    topic: text('topic').notNull(),
    /** Added by the site, such as the estimate of a drafted homepage. */
    attachment: text('attachment'),
    /** The visitor's IANA time zone, in which mails name the time. */
    timeZone: text('time_zone'),
    /** 'booked' or 'cancelled'. */
    state: text('state').notNull().default('booked'),
    /** Counts changes, so that calendars know the newest one. */
    sequence: integer('sequence').notNull().default(0),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Until when it must be confirmed; null if it stands without. After that the time is free again. */
    confirmBy: timestamp('confirm_by', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** What the studio wrote to the visitor when it cancelled. */
    word: text('word'),
    contentHash: text('content_hash').notNull(),
    idempotencyKey: text('idempotency_key'),
    suspicion: text('suspicion'),
    consentVersion: text('consent_version'),
    createdAt: createdAt(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Decides between visitors who book the same time at once.
    uniqueIndex('consultations_slot').on(table.startsAt).where(sql`state = 'booked'`),
    uniqueIndex('consultations_idempotency_key').on(table.idempotencyKey),
    index('consultations_email').on(sql`lower(${table.email})`),
  ],
);

/** Days on which the studio takes no consultations, beside its closed days. */
export const blockedDays = pgTable('blocked_days', {
  /** In the studio's time zone. */
  day: date('day', { mode: 'string' }).primaryKey(),
  createdAt: createdAt(),
});

/** Keys that sign links, made once by whichever process needs one first. */
export const signingKeys = pgTable('signing_keys', {
  /** What the key signs. */
  purpose: text('purpose').primaryKey(),
  /** 256 random bits, base64url. */
  key: text('key').notNull(),
  createdAt: createdAt(),
});

/**
 * Messages to other systems, such as mails. Each is written in the same transaction as the record it reports. A replica
 * that delivers a message holds a lease on it; an expired lease may be taken over.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The lead that the message reports, or null. */
    contactId: uuid('contact_id').references(() => contacts.id, { onDelete: 'cascade' }),
    /** The subscription that the message asks to confirm, or null. */
    subscriber: text('subscriber').references(() => newsletterSubscriptions.email, {
      onDelete: 'cascade',
    }),
    /** The consultation that the message is about, or null. */
    consultationId: uuid('consultation_id').references(() => consultations.id, {
      onDelete: 'cascade',
    }),
    /**
     * Mailbox of the visitor who receives the message, used to limit mails per day; null for messages to the agency.
     */
    mailbox: text('mailbox'),
    /** Name of the channel that delivers the message. */
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
    index('outbox_consultation').on(table.consultationId),
    check('outbox_one_subject', sql`num_nonnulls(contact_id, subscriber, consultation_id) = 1`),
  ],
);
