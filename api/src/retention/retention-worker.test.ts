import { expect, it } from 'vitest';
import {
  blockedDays,
  chatMessages,
  consultations,
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

const booked = (name: string, startsAt: Date) => ({
  name,
  startsAt,
  email: 'a@b.example',
  topic: 't',
  contentHash: 'h',
});

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

    it('keeps consultations and blocked days as long as leads', async () => {
      const { database } = api();
      await database.insert(consultations).values(booked('past', daysAgo(3_000)));
      await database.insert(blockedDays).values({ day: '2001-12-24' });
      await api().app.get(RetentionWorker).run();
      expect(await database.select().from(consultations)).toHaveLength(1);
      expect(await database.select().from(blockedDays)).toHaveLength(1);
    });
  },
  { retention: { chatDays: 30, mockupDays: 60, contactDays: 0, newsletterDays: 30 } },
);

await describeApi(
  'retention of consultations',
  (api) => {
    it('counts from their time, and takes the mails about them', async () => {
      const { database } = api();
      const made = await database
        .insert(consultations)
        .values([
          booked('old', daysAgo(91)),
          { ...booked('cancelled', daysAgo(92)), state: 'cancelled' },
          booked('young', daysAgo(89)),
          { ...booked('upcoming', daysAgo(-5)), createdAt: daysAgo(200) },
        ])
        .returning({ id: consultations.id, name: consultations.name });
      await database
        .insert(outbox)
        .values(made.map(({ id }) => ({ consultationId: id, channel: 'consultation-report' })));

      await api().app.get(RetentionWorker).run();

      const left = await database.select().from(consultations);
      expect(left.map((row) => row.name).sort()).toEqual(['upcoming', 'young']);
      const mails = await database.select().from(outbox);
      expect(mails.map((row) => row.consultationId).sort()).toEqual(
        left.map(({ id }) => id).sort(),
      );
    });

    it('deletes blocked days once they are over for as long', async () => {
      const { database } = api();
      const days = [92, 88, 0, -5].map((age) => daysAgo(age).toISOString().slice(0, 10));
      await database.insert(blockedDays).values(days.map((day) => ({ day })));
      await api().app.get(RetentionWorker).run();
      const left = await database.select({ day: blockedDays.day }).from(blockedDays);
      expect(left.map((row) => row.day).sort()).toEqual(days.slice(1));
    });
  },
  { retention: { chatDays: 0, mockupDays: 0, contactDays: 90, newsletterDays: 0 } },
);
