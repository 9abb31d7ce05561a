import { eventually } from '@northloop/testing/eventually';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Environment, readEnvironment } from '../config/environment.js';
import { contacts, newsletterSubscriptions, outbox } from '../database/schema.js';
import { createLeadsCommand } from '../leads/create-leads-command.js';
import { type MailboxServer, startMailboxServer } from '../testing/mailbox-server.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { testDatabases } from '../testing/test-databases.js';
import { OutboxRepository } from './outbox.repository.js';

/** Settings for sending mail through a server. */
const mailThrough = ({ url }: MailboxServer) => ({
  smtpUrl: url,
  from: 'Northloop <hello@northloop.example>',
  to: 'leads@northloop.example',
});

const generous = { ...readEnvironment({}).rateLimits, contact: 100_000 };

for (const database of await testDatabases()) {
  describe(`outbox on ${database.name}`, () => {
    let mailbox: MailboxServer;
    const replicas: TestApi[] = [];

    beforeAll(async () => {
      mailbox = await startMailboxServer();
    });
    afterEach(async () => {
      // Otherwise these mails would count towards the limit in the next test.
      await replicas[0]?.database.delete(contacts);
      await replicas[0]?.database.delete(newsletterSubscriptions);
      for (const replica of replicas.splice(0)) await replica.stop();
      mailbox.mails.length = 0;
      mailbox.refuse(false);
    });
    afterAll(async () => {
      await mailbox.close();
      await database.drop();
    });

    const start = async (overrides: Partial<Environment> = {}) => {
      const api = await startTestApi(database, {
        mail: mailThrough(mailbox),
        rateLimits: generous,
        ...overrides,
      });
      replicas.push(api);
      return api;
    };

    const submit = async (api: TestApi, change: object = {}) => {
      const answer = await api.post('/contact', {
        name: 'Dana Whitfield',
        email: 'dana@bakery.example',
        message: `Hello ${Math.random()}`,
        ...change,
      });
      expect(answer.status).toBe(201);
      return (answer.body as { contactId: string }).contactId;
    };

    const mailTo = (address: string) => mailbox.mails.find((mail) => mail.to[0] === address);

    const deliveries = (api: TestApi, contactId: string) =>
      api.database.select().from(outbox).where(eq(outbox.contactId, contactId));

    it('tells the agency and confirms to the visitor', async () => {
      const api = await start();
      const id = await submit(api, { message: 'We need a site.\nSoon.', company: 'Elm Creek' });
      await eventually(() => expect(mailbox.mails).toHaveLength(2));
      const toAgency = mailbox.mails.find((mail) => mail.to[0] === 'leads@northloop.example');
      const toVisitor = mailTo('dana@bakery.example');
      expect(toAgency?.from).toBe('hello@northloop.example');
      expect(toAgency?.content).toContain('Reply-To: Dana Whitfield <dana@bakery.example>');
      expect(toAgency?.content).toContain('Subject: New message from Dana Whitfield');
      expect(toAgency?.content).toContain('Company: Elm Creek');
      expect(toAgency?.content).toContain('We need a site.\r\nSoon.');
      for (const mail of mailbox.mails) {
        expect(mail.content).toContain('Content-Type: text/plain; charset=utf-8');
        expect(mail.content).toContain('Content-Type: text/html; charset=utf-8');
      }
      expect(toVisitor?.content).toContain('Hi Dana Whitfield,');
      expect(toVisitor?.content).toContain(id);
      expect(toVisitor?.content).not.toContain('We need a site');
      expect(toVisitor?.content).toContain('To: dana@bakery.example\r\n');
      await eventually(async () =>
        expect((await deliveries(api, id)).map((row) => row.state)).toEqual(['sent', 'sent']),
      );
      expect(api.log.join('')).not.toContain('bakery.example');
    });

    it('cannot be made to send mail to others or with forged headers', async () => {
      const api = await start();
      await submit(api, { name: 'Eve\r\nBcc: victim@other.example, "x" <y@z.example>' });
      await eventually(() => expect(mailbox.mails).toHaveLength(2));
      for (const mail of mailbox.mails) {
        expect(mail.to).toHaveLength(1);
        expect(mail.content).not.toMatch(/^Bcc:/im);
      }
      const toVisitor = mailTo('dana@bakery.example');
      expect(toVisitor?.content.split('\r\n\r\n').slice(1).join()).not.toContain('victim');
    });

    it('announces a suspicious lead as such and writes to nobody else about it', async () => {
      const api = await start();
      await submit(api, { q7: 'filled' });
      await eventually(() => expect(mailbox.mails).toHaveLength(1));
      expect(mailbox.mails[0]?.to).toEqual(['leads@northloop.example']);
      expect(mailbox.mails[0]?.content).toContain('Subject: Possible spam: New message');
    });

    it('writes once to a visitor whose address is entered again and again, and reports every lead', async () => {
      const api = await start();
      const addresses = ['dana@bakery.example', 'DANA@bakery.example', 'dana+7@bakery.example'];
      const ids = await Promise.all(
        Array.from({ length: 30 }, (_, index) => submit(api, { email: addresses[index % 3] })),
      );
      await eventually(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(31));
      await eventually(async () => {
        const rows = await api.database.select().from(outbox);
        expect(rows.every((row) => row.state === 'sent')).toBe(true);
      });
      expect(mailbox.mails.filter((mail) => mail.to[0] === 'leads@northloop.example')).toHaveLength(
        30,
      );
      expect(mailbox.mails).toHaveLength(31);
      expect(await api.database.select().from(contacts)).toHaveLength(ids.length);
    });

    it('counts the mails of all forms in a day together', async () => {
      const api = await start({ siteOrigin: 'https://northloop.example' });
      const written = async () => {
        const rows = await api.database.select().from(outbox).where(isNotNull(outbox.mailbox));
        return rows.map((row) => row.channel).sort();
      };
      const age = (minutes: number) =>
        api.database.update(outbox).set({
          state: 'sent',
          createdAt: sql`${outbox.createdAt} - make_interval(mins => ${minutes})`,
        });
      const subscribe = () => api.post('/newsletter', { email: 'dana@bakery.example' });
      await submit(api);
      // The pause applies per channel: a visitor who writes and subscribes at once gets both mails.
      await subscribe();
      expect(await written()).toEqual(['newsletter-mail', 'visitor-mail']);
      await submit(api);
      await subscribe();
      expect(await written()).toHaveLength(2);
      await age(11);
      await submit(api);
      expect(await written()).toEqual(['newsletter-mail', 'visitor-mail', 'visitor-mail']);
      await age(11);
      await submit(api);
      await subscribe();
      expect(await written()).toHaveLength(3);
      await age(24 * 60);
      await submit(api);
      expect(await written()).toHaveLength(4);
    });

    it('keeps to the limit when reports are asked for by hand', async () => {
      const api = await start();
      const [first, second] = [await submit(api), await submit(api)];
      const environment = { ...readEnvironment({}), mail: mailThrough(mailbox) };
      const command = createLeadsCommand(environment, api.database);
      for (const id of [first, second]) await command.run(['requeue', id]);
      const channels = async (id: string) =>
        (await deliveries(api, id)).map((row) => row.channel).sort();
      expect(await channels(first)).toEqual(['agency-mail', 'visitor-mail']);
      expect(await channels(second)).toEqual(['agency-mail']);
    });

    it('tries again after a failure, and delivers once', async () => {
      const api = await start({ outbox: { maxAttempts: 5, retrySeconds: 1 } });
      mailbox.refuse(true);
      const id = await submit(api);
      await eventually(async () => {
        const rows = await deliveries(api, id);
        expect(rows.map((row) => row.attempts)).toEqual([1, 1]);
        expect(rows[0]?.lastError).toContain('451');
        expect(rows[0]?.lastError).not.toContain('bakery.example');
      });
      expect(mailbox.mails).toHaveLength(0);
      mailbox.refuse(false);
      await eventually(() => expect(mailbox.mails).toHaveLength(2));
    });

    it('gives up after the last attempt, keeps the lead, and starts afresh when asked', async () => {
      const api = await start({ outbox: { maxAttempts: 1, retrySeconds: 1 } });
      mailbox.refuse(true);
      const id = await submit(api);
      await eventually(async () =>
        expect((await deliveries(api, id)).map((row) => row.state)).toEqual(['dead', 'dead']),
      );
      mailbox.refuse(false);
      expect(await api.app.get(OutboxRepository).revive(api.database, id)).toBe(2);
      await submit(api, { email: 'second@bakery.example' });
      await eventually(() => expect(mailbox.mails).toHaveLength(4));
    });

    it('writes no reports when nobody is to be told', async () => {
      const api = await start({ mail: undefined });
      const id = await submit(api);
      expect(await deliveries(api, id)).toEqual([]);
      const rows = await api.database.select().from(contacts).where(eq(contacts.id, id));
      expect(rows).toHaveLength(1);
    });

    it('keeps a lease from others until it runs out, and shuts out who held it', async () => {
      const api = await start({ mail: undefined });
      const id = await submit(api);
      const repository = api.app.get(OutboxRepository);
      await repository.enqueue(api.database, [{ contactId: id, channel: 'test-channel' }]);
      const [first] = await repository.claim(['test-channel'], 10, 1);
      expect(first?.subject).toBe(id);
      expect(await repository.claim(['test-channel'], 10, 1)).toEqual([]);
      await eventually(async () => {
        const [second] = await repository.claim(['test-channel'], 10, 30);
        expect(second?.attempts).toBe(2);
      });
      if (first !== undefined) await repository.markSent(first);
      expect(await deliveries(api, id)).toMatchObject([{ state: 'waiting' }]);
    });

    if (database.databaseUrl !== undefined) {
      it('sends each lead once from three replicas', async () => {
        const apis = [await start(), await start(), await start()];
        const ids = await Promise.all(
          Array.from({ length: 60 }, (_, index) =>
            submit(apis[index % 3] as TestApi, { email: `visitor${index}@bakery.example` }),
          ),
        );
        await eventually(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(120));
        for (const replica of replicas.splice(0)) await replica.stop();
        for (const id of ids) {
          const copies = mailbox.mails.filter((mail) => mail.content.includes(id));
          expect(copies.map((mail) => mail.to[0]).sort()).toEqual([
            'leads@northloop.example',
            expect.stringMatching(/^visitor\d+@bakery\.example$/),
          ]);
        }
        expect(mailbox.mails).toHaveLength(120);
      });
    }
  });
}
