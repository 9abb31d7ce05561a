import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { jsonb, PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.js';
import * as schema from '../database/schema.js';
import { describeApi } from '../testing/describe-api.js';
import { forgetAddress } from './forget-address.js';

const {
  chatMessages,
  consultations,
  contacts,
  conversations,
  mockups,
  newsletterSubscriptions,
  newsletterTokens,
  outbox,
  sharedMockups,
} = schema;

const ADDRESS = 'for_get.me@bakery.example';

/** Longer addresses of other people. */
const OTHERS = [`x${ADDRESS}`, `a.${ADDRESS}`, `${ADDRESS}.net`, ADDRESS.replace('_', 'x')];

/** Column types that cannot hold text. */
const NO_TEXT = /^(uuid|boolean|integer|bigint|date|timestamp.*)$/;

/** Text columns that never hold a visitor’s address, and why. A new text column must be added here or planted below. */
const WITHOUT_ADDRESS: Readonly<Record<string, string>> = {
  'services.id': 'our own words',
  'services.icon': 'our own words',
  'services.title': 'our own words',
  'services.description': 'our own words',
  'services.features': 'our own words',
  'contacts.service': 'one of a list',
  'contacts.budget': 'one of a list',
  'contacts.content_hash': 'a digest',
  'contacts.idempotency_key': 'may have no @',
  'contacts.suspicion': 'one of a list',
  'newsletter_subscriptions.suspicion': 'one of a list',
  'newsletter_tokens.digest': 'a digest',
  'conversations.id': 'may have no @',
  'chat_messages.conversation_id': 'may have no @',
  'mockups.engine': 'our own name',
  'shared_mockups.id': 'random',
  'shared_mockups.delete_key_hash': 'a digest',
  'consultations.time_zone': 'one of a list',
  'consultations.state': 'one of a list',
  'consultations.content_hash': 'a digest',
  'consultations.idempotency_key': 'may have no @',
  'consultations.suspicion': 'one of a list',
  'signing_keys.purpose': 'our own name',
  'signing_keys.key': 'random',
  'outbox.channel': 'our own name',
  'outbox.state': 'one of a list',
};

interface Planted {
  table: PgTable;
  rows: Record<string, unknown>[];
}

/** Rows of one person in which each text contains the given words, in an order in which they can be stored. */
function rowsOf(address: string, words: string): Planted[] {
  const [contactId, conversationId, consultationId] = [randomUUID(), randomUUID(), randomUUID()];
  const draft = { engine: 'e', request: {}, mockup: {}, quote: {} };
  return [
    {
      table: contacts,
      rows: [
        {
          id: contactId,
          name: words,
          email: address.toUpperCase(),
          company: words,
          phone: words,
          timeline: words,
          message: words,
          contentHash: 'h',
          consentVersion: words,
        },
      ],
    },
    { table: newsletterSubscriptions, rows: [{ email: address, consentVersion: words }] },
    { table: newsletterTokens, rows: [{ digest: randomUUID(), email: address }] },
    {
      table: conversations,
      rows: [{ id: conversationId }, { id: randomUUID(), state: { contact: { email: words } } }],
    },
    {
      table: chatMessages,
      rows: [
        { conversationId, content: 'Hello', isBot: true },
        { conversationId, content: words, isBot: false },
      ],
    },
    {
      table: mockups,
      rows: [
        { ...draft, request: { description: words } },
        { ...draft, mockup: { sections: [{ title: words }] } },
        { ...draft, quote: { notes: [words] } },
      ],
    },
    {
      table: sharedMockups,
      rows: [{ id: randomUUID(), mockup: { hero: { title: words } }, deleteKeyHash: 'h' }],
    },
    {
      table: consultations,
      rows: [
        {
          id: consultationId,
          startsAt: new Date(),
          name: words,
          email: address.toUpperCase(),
          phone: words,
          topic: words,
          attachment: words,
          state: 'cancelled',
          word: words,
          contentHash: 'h',
          consentVersion: words,
        },
      ],
    },
    {
      table: outbox,
      rows: [
        { contactId, channel: 'visitor-mail', mailbox: address, lastError: words },
        { consultationId, channel: 'consultation-mail', mailbox: address, lastError: words },
        { subscriber: address, channel: 'newsletter-mail', mailbox: address },
      ],
    },
  ];
}

const tables = Object.values(schema).filter((entry) => is(entry, PgTable));

async function plant(database: Database, planted: readonly Planted[]): Promise<void> {
  for (const { table, rows } of planted) await database.insert(table).values(rows);
}

const asText = (value: unknown): string => JSON.stringify(value ?? '').toLowerCase();

const dump = async (database: Database): Promise<string> =>
  asText(
    await Promise.all(
      tables.map(async (table) => [getTableName(table), await database.select().from(table)]),
    ),
  );

/** Names of the text columns in which no planted row has the address. */
function unplantedTexts(tables: readonly PgTable[], planted: readonly Planted[]): string[] {
  return tables.flatMap((table) => {
    const rows = planted.filter((entry) => entry.table === table).flatMap(({ rows }) => rows);
    return Object.entries(getTableColumns(table))
      .filter(([, column]) => !NO_TEXT.test(column.getSQLType()))
      .filter(([key]) => !rows.some((row) => asText(row[key]).includes(ADDRESS)))
      .map(([, column]) => `${getTableName(table)}.${column.name}`);
  });
}

describe('the test of what is forgotten', () => {
  const planted = rowsOf(ADDRESS, ADDRESS);

  it('has every text of every table', () => {
    expect(unplantedTexts(tables, planted).sort()).toEqual(Object.keys(WITHOUT_ADDRESS).sort());
  });

  it('would notice a table that nobody thought of', () => {
    const added = pgTable('added', {
      id: uuid(),
      note: text(),
      facts: jsonb(),
      tags: text().array(),
    });
    expect(unplantedTexts([added], planted)).toEqual(['added.note', 'added.facts', 'added.tags']);
  });
});

await describeApi('forgetting an address', (api) => {
  it('leaves it in no table, and the records of others as they are', async () => {
    const { database } = api();
    for (const other of OTHERS) await plant(database, rowsOf(other, `Write to ${other}.`));
    const before = await dump(database);
    await plant(database, rowsOf(ADDRESS, `Write to:\n${ADDRESS.toUpperCase()}.`));
    expect(await forgetAddress(database, ADDRESS)).toEqual({
      contacts: 1,
      subscriptions: 1,
      conversations: 2,
      mockups: 3,
      sharedMockups: 1,
      bookings: 1,
      mentions: [],
      bookingMentions: [],
    });
    expect(await dump(database)).toBe(before);
  });

  it('takes the shared copy of a mockup that was asked for with it', async () => {
    const { database } = api();
    const mockup = { hero: { title: 'Bread' }, footer: { year: 2025 } };
    await database
      .insert(mockups)
      .values({ engine: 'e', request: { description: `Mail <${ADDRESS}>` }, mockup, quote: {} });
    const shared = {
      mockup: { footer: { year: 2025 }, hero: { title: 'Bread' } },
      deleteKeyHash: 'h',
    };
    await database.insert(sharedMockups).values([
      { ...shared, id: 'copy' },
      { ...shared, id: 'other', mockup: { hero: { title: 'Cake' } } },
    ]);
    expect(await forgetAddress(database, ADDRESS)).toMatchObject({ mockups: 1, sharedMockups: 1 });
    const left = await database.select({ id: sharedMockups.id }).from(sharedMockups);
    expect(left.map((row) => row.id)).not.toContain('copy');
    expect(left.map((row) => row.id)).toContain('other');
  });

  it('names the leads of others that mention it', async () => {
    const { database } = api();
    const rows = await database
      .insert(contacts)
      .values(
        ['name', 'company', 'phone', 'timeline', 'message', 'consentVersion'].map((field) => ({
          name: 'Dana',
          email: 'other@bakery.example',
          message: 'Hello',
          contentHash: 'h',
          [field]: `Ask (${ADDRESS}) about me`,
        })),
      )
      .returning({ id: contacts.id });
    const { mentions } = await forgetAddress(database, ADDRESS);
    expect(mentions.sort()).toEqual(rows.map((row) => row.id).sort());
  });

  it('names the bookings of others that mention it', async () => {
    const { database } = api();
    const texts = ['name', 'phone', 'topic', 'attachment', 'word', 'consentVersion'];
    const rows = await database
      .insert(consultations)
      .values(
        texts.map((field, hour) => ({
          startsAt: new Date(Date.UTC(2026, 11, 8, hour)),
          name: 'Dana',
          email: 'other@bakery.example',
          topic: 'Hello',
          contentHash: 'h',
          [field]: `Ask (${ADDRESS}) about me`,
        })),
      )
      .returning({ id: consultations.id });
    const { bookings, bookingMentions } = await forgetAddress(database, ADDRESS);
    expect(bookings).toBe(0);
    expect(bookingMentions.sort()).toEqual(rows.map((row) => row.id).sort());
  });
});
