import { expect, it } from 'vitest';
import {
  chatMessages,
  contacts,
  conversations,
  mockups,
  newsletterSubscriptions,
  newsletterTokens,
  outbox,
} from '../database/schema.js';
import { describeApi } from '../testing/describe-api.js';
import { RetentionWorker } from './retention-worker.js';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

await describeApi(
  'retention',
  (api) => {
    it('deletes what is older than its days and keeps the rest', async () => {
      const { database } = api();
      // In one transaction: the worker also runs by itself, and could delete the old one before the rest is stored.
      await database.transaction(async (transaction) => {
        await transaction.insert(conversations).values([
          { id: 'old', createdAt: daysAgo(400), lastMessageAt: daysAgo(31) },
          { id: 'revived', createdAt: daysAgo(400), lastMessageAt: daysAgo(1) },
        ]);
        await transaction.insert(chatMessages).values([
          { conversationId: 'old', content: 'x', isBot: false },
          { conversationId: 'revived', content: 'y', isBot: false },
        ]);
      });
      const draft = { engine: 'e', request: {}, mockup: {}, quote: {} };
      await database.insert(mockups).values([
        // More than one batch.
        ...Array.from({ length: 1_500 }, () => ({ ...draft, createdAt: daysAgo(61) })),
        { ...draft, engine: 'kept', createdAt: daysAgo(59) },
      ]);
      await database.insert(contacts).values({
        name: 'A',
        email: 'a@b.example',
        message: 'm',
        contentHash: 'h',
        createdAt: daysAgo(3_000),
      });

      await api().app.get(RetentionWorker).run();

      expect((await database.select().from(conversations)).map((row) => row.id)).toEqual([
        'revived',
      ]);
      expect(await database.select().from(chatMessages)).toMatchObject([{ content: 'y' }]);
      expect(await database.select().from(mockups)).toMatchObject([{ engine: 'kept' }]);
      expect(await database.select().from(contacts)).toHaveLength(1);
    });

    it('deletes subscriptions that nobody confirmed, counted from the last request', async () => {
      const { database } = api();
      const asked = { createdAt: daysAgo(400), requestedAt: daysAgo(31) };
      await database.insert(newsletterSubscriptions).values([
        { ...asked, email: 'ignored@b.example' },
        { ...asked, email: 'asked-again@b.example', requestedAt: daysAgo(29) },
        { ...asked, email: 'reader@b.example', confirmedAt: daysAgo(30) },
        // Kept as a note not to write again.
        { ...asked, email: 'refused@b.example', unsubscribedAt: daysAgo(31) },
        // Never sent a mail: mail was not set up, or has not got through yet.
        { ...asked, email: 'never-asked@b.example' },
        { ...asked, email: 'unreachable@b.example' },
        { ...asked, email: 'robot@b.example', suspicion: 'trap' },
      ]);
      await database.insert(outbox).values([
        { subscriber: 'ignored@b.example', channel: 'newsletter-mail', state: 'sent' },
        { subscriber: 'asked-again@b.example', channel: 'newsletter-mail', state: 'sent' },
        { subscriber: 'unreachable@b.example', channel: 'newsletter-mail', state: 'dead' },
      ]);
      await database.insert(newsletterTokens).values([
        { digest: '1', email: 'ignored@b.example' },
        { digest: '2', email: 'reader@b.example' },
      ]);

      await api().app.get(RetentionWorker).run();

      const left = await database.select().from(newsletterSubscriptions);
      expect(left.map((row) => row.email).sort()).toEqual([
        'asked-again@b.example',
        'never-asked@b.example',
        'reader@b.example',
        'refused@b.example',
        'unreachable@b.example',
      ]);
      expect(await database.select().from(newsletterTokens)).toMatchObject([{ digest: '2' }]);
    });
  },
  { retention: { chatDays: 30, mockupDays: 60, contactDays: 0, newsletterDays: 30 } },
);
