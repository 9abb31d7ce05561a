import { createHash } from 'node:crypto';
import { NEWSLETTER_TOKEN_PATTERN } from '@northloop/contracts';
import { eventually } from '@northloop/testing/eventually';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../config/environment.js';
import { newsletterSubscriptions, newsletterTokens, outbox } from '../../database/schema.js';
import {
  type MailboxServer,
  type ReceivedMail,
  startMailboxServer,
} from '../../testing/mailbox-server.js';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';
import { testDatabases } from '../../testing/test-databases.js';
import { stateOf } from '../subscription.js';

const EMAIL = 'dana@bakery.example';
const DAY_MS = 86_400_000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** The content of a mail with folded lines joined and equals signs decoded. */
const unfolded = ({ content }: ReceivedMail) =>
  content.replace(/=\r\n/g, '').replace(/=3D/g, '=').replace(/\r\n /g, ' ');

function namesOf(headers: Headers): string[] {
  const names: string[] = [];
  headers.forEach((_value, name) => {
    names.push(name);
  });
  return names.sort();
}

function tokenOf(mail: ReceivedMail | undefined): string {
  const found = /\/newsletter\/confirm\?token=([\w-]+)/.exec(
    mail === undefined ? '' : unfolded(mail),
  );
  return found?.[1] ?? 'no token';
}

for (const database of await testDatabases()) {
  describe(`newsletter confirmation on ${database.name}`, () => {
    let mailbox: MailboxServer;
    let api: TestApi;

    beforeAll(async () => {
      mailbox = await startMailboxServer();
      api = await startTestApi(database, {
        siteOrigin: 'https://northloop.example',
        mail: {
          smtpUrl: mailbox.url,
          from: 'Northloop <hello@northloop.example>',
          to: 'leads@northloop.example',
        },
        outbox: { maxAttempts: 15, retrySeconds: 1 },
        rateLimits: { ...readEnvironment({}).rateLimits, newsletter: 100_000 },
      });
    });
    beforeEach(async () => {
      await api.database.delete(newsletterSubscriptions);
      mailbox.mails.length = 0;
    });
    afterEach(() => mailbox.refuse(false));
    afterAll(async () => {
      await api.stop();
      await mailbox.close();
      await database.drop();
    });

    const subscribe = (fields: object = {}) => api.post('/newsletter', { email: EMAIL, ...fields });
    /** Posts like a mail program, without cookies or JSON. */
    const postForm = (query: string, body: BodyInit, type?: string) =>
      fetch(`${api.url}/newsletter/unsubscribe/one-click${query}`, {
        method: 'POST',
        body,
        ...(type !== undefined && { headers: { 'content-type': type } }),
      });
    const subscription = async () => {
      const [row] = await api.database
        .select()
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, EMAIL));
      if (row === undefined) throw new Error('There is no subscription');
      return row;
    };
    const state = async () => stateOf(await subscription());
    const asks = () => api.database.select().from(outbox).where(eq(outbox.subscriber, EMAIL));
    /** Makes all mails so far look this old. */
    const ageAsks = (milliseconds: number) =>
      api.database.update(outbox).set({ createdAt: new Date(Date.now() - milliseconds) });
    const nextMail = async (count = 1) => {
      await eventually(() => expect(mailbox.mails).toHaveLength(count));
      await eventually(async () =>
        expect((await asks()).every((row) => row.state === 'sent')).toBe(true),
      );
      return mailbox.mails.at(-1);
    };

    it('asks by mail, and counts the address once that is answered', async () => {
      await subscribe({ email: 'Dana@Bakery.example' });
      const mail = await nextMail();
      expect(await state()).toBe('unconfirmed');
      const token = tokenOf(mail);
      expect(token).toMatch(NEWSLETTER_TOKEN_PATTERN);
      const text = mail === undefined ? '' : unfolded(mail);
      const page = 'https://northloop.example/newsletter';
      expect(mail?.to).toEqual([EMAIL]);
      expect(text).toContain('Subject: Please confirm your subscription');
      expect(text).toMatch(
        /List-Unsubscribe:\s+<https:\/\/northloop\.example\/newsletter\/unsubscribe\?token=/,
      );
      expect(text).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
      expect(text).toContain(`\r\n${page}/confirm?token=${token}\r\n`);
      expect(text).toContain(`<a href="${page}/confirm?token=${token}">`);
      expect(text).toContain(`<a href="${page}/unsubscribe?token=${token}">`);

      for (let time = 0; time < 2; time += 1) {
        expect(await api.post('/newsletter/confirm', { token })).toMatchObject({
          status: 200,
          body: { success: true },
        });
        expect(await state()).toBe('confirmed');
      }
      const { confirmedAt } = await subscription();
      await api.post('/newsletter/confirm', { token });
      expect((await subscription()).confirmedAt).toEqual(confirmedAt);
    });

    it('keeps of a token only its digest, and neither it nor the address in the log', async () => {
      await subscribe();
      const token = tokenOf(await nextMail());
      await api.post('/newsletter/confirm', { token });
      const kept = JSON.stringify([
        await api.database.select().from(newsletterTokens),
        await api.database.select().from(newsletterSubscriptions),
        await api.database.select().from(outbox),
      ]);
      expect(kept).not.toContain(token);
      expect(kept).toContain(createHash('sha256').update(token).digest('hex'));
      expect(api.log.join('')).not.toContain(token);
      expect(api.log.join('')).not.toContain('bakery.example');
    });

    it('asks again after ten minutes, three times a day, and every link works', async () => {
      await Promise.all(Array.from({ length: 5 }, () => subscribe()));
      const first = tokenOf(await nextMail());
      await Promise.all(Array.from({ length: 5 }, () => subscribe()));
      expect(await asks()).toHaveLength(1);
      await ageAsks(10 * 60_000 + 1_000);
      await Promise.all([subscribe(), subscribe()]);
      expect(tokenOf(await nextMail(2))).not.toBe(first);
      await ageAsks(11 * 60_000);
      await subscribe();
      await nextMail(3);
      await ageAsks(60 * 60_000);
      await subscribe();
      expect(await asks()).toHaveLength(3);
      await ageAsks(DAY_MS + 1_000);
      await subscribe();
      await nextMail(4);
      await api.post('/newsletter/confirm', { token: first });
      expect(await state()).toBe('confirmed');
    });

    it('answers alike for new, waiting, confirmed and left addresses, and writes to the confirmed no more', async () => {
      const answers = [await subscribe()];
      const token = tokenOf(await nextMail());
      answers.push(await subscribe());
      await api.post('/newsletter/confirm', { token });
      const before = await subscription();
      await ageAsks(DAY_MS);
      answers.push(await subscribe({ consentVersion: '2026-01' }));
      expect(await subscription()).toEqual(before);
      expect(await asks()).toHaveLength(1);
      await api.post('/newsletter/unsubscribe', { token });
      answers.push(await subscribe());
      const told = answers.map(({ status, body, headers }) => ({
        status,
        body,
        headers: namesOf(headers),
      }));
      expect(told).toEqual(told.map(() => told[0]));
      expect(told[0]).toMatchObject({ status: 200, body: { success: true, sendsMail: true } });
    });

    it('unsubscribes with a link of any age, and takes a new confirmation to begin again', async () => {
      await subscribe();
      const token = tokenOf(await nextMail());
      await api.post('/newsletter/confirm', { token });
      await api.database.update(newsletterTokens).set({ createdAt: daysAgo(400) });
      for (let time = 0; time < 2; time += 1) {
        expect((await api.post('/newsletter/unsubscribe', { token })).status).toBe(200);
        expect(await state()).toBe('unsubscribed');
      }
      const { unsubscribedAt } = await subscription();
      await api.post('/newsletter/unsubscribe', { token });
      expect((await subscription()).unsubscribedAt).toEqual(unsubscribedAt);

      await ageAsks(DAY_MS);
      await subscribe();
      expect(await state()).toBe('unsubscribed');
      const fresh = tokenOf(await nextMail(2));
      await api.post('/newsletter/confirm', { token: fresh });
      expect(await state()).toBe('confirmed');
      // The old mail's link can still unsubscribe.
      await api.post('/newsletter/unsubscribe', { token });
      expect(await state()).toBe('unsubscribed');
      // A link from before the unsubscription cannot confirm.
      expect((await api.post('/newsletter/confirm', { token: fresh })).status).toBe(404);
    });

    it('unsubscribes by the form that a mail program posts, of either kind, and again', async () => {
      await subscribe();
      const token = tokenOf(await nextMail());
      const field = ['List-Unsubscribe', 'One-Click'] as const;
      const multipart = new FormData();
      multipart.set(...field);
      for (const body of [new URLSearchParams([[...field]]), multipart, multipart]) {
        await api.post('/newsletter/confirm', { token });
        const answer = await postForm(`?token=${token}`, body);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toEqual({ success: true });
        expect(await state()).toBe('unsubscribed');
        await api.database.update(newsletterSubscriptions).set({ unsubscribedAt: null });
      }
      expect(api.log.join('')).not.toContain(token);
    });

    it('ends nothing by another form, and says what is wrong with it', async () => {
      await subscribe();
      const token = tokenOf(await nextMail());
      await api.post('/newsletter/confirm', { token });
      const oneClick = 'List-Unsubscribe=One-Click';
      const refused: [query: string, body: string, status: number, type?: string][] = [
        [`?token=${token}`, '', 400],
        [`?token=${token}`, 'List-Unsubscribe=Two-Clicks', 400],
        [`?token=${token}`, 'x=1', 400],
        [`?token=${token}`, oneClick.repeat(200), 413],
        [`?token=${token}`, oneClick, 400, 'multipart/form-data; boundary=x'],
        [`?token=${token}`, oneClick, 400, 'multipart/form-data'],
        [`?token=${token}`, '{}', 415, 'application/json'],
        [`?token=${token}`, oneClick, 415, 'text/plain'],
        ['', oneClick, 404],
        [`?token=${'A'.repeat(32)}`, oneClick, 404],
        [`?token=${token}&token=${token}`, oneClick, 404],
      ];
      for (const [query, body, status, type = 'application/x-www-form-urlencoded'] of refused) {
        const answer = await postForm(query, body, type);
        expect(answer.status, `${query} ${body} ${type}`).toBe(status);
        expect(await answer.json()).toMatchObject({ message: expect.any(String) });
      }
      expect((await api.get(`/newsletter/unsubscribe/one-click?token=${token}`)).status).toBe(405);
      expect(await state()).toBe('confirmed');
    });

    it('confirms for fourteen days', async () => {
      await subscribe();
      const token = tokenOf(await nextMail());
      await api.database.update(newsletterTokens).set({ createdAt: daysAgo(14.01) });
      expect(await api.post('/newsletter/confirm', { token })).toMatchObject({
        status: 404,
        body: { error: 'NOT_FOUND', message: expect.stringContaining('subscribe again') },
      });
      expect(await state()).toBe('unconfirmed');
      await api.database.update(newsletterTokens).set({ createdAt: daysAgo(13.99) });
      expect((await api.post('/newsletter/confirm', { token })).status).toBe(200);
    });

    it('keeps what looks automated without writing to it, and forgives when a person asks', async () => {
      await subscribe({ q7: 'filled' });
      expect(await subscription()).toMatchObject({ suspicion: 'trap' });
      expect(await asks()).toHaveLength(0);
      await subscribe();
      await nextMail();
      expect(await subscription()).toMatchObject({ suspicion: null });
    });

    it('keeps subscriptions and says why it does not ask while the site’s address is not known', async () => {
      const other = await startTestApi(database, {
        mail: { smtpUrl: mailbox.url, from: 'hello@northloop.example', to: 'x@northloop.example' },
      });
      try {
        await other.post('/newsletter', { email: EMAIL });
        expect(await other.database.select().from(newsletterSubscriptions)).toHaveLength(1);
        expect(await other.database.select().from(outbox)).toEqual([]);
        expect(other.log.join('')).toContain('SITE_ORIGIN is not set');
        expect(api.log.join('')).not.toContain('SITE_ORIGIN');
      } finally {
        await other.stop();
      }
    });

    it('tries again when the mail server fails, and adds no mail to one that waits', async () => {
      mailbox.refuse(true);
      await subscribe();
      await eventually(async () => expect((await asks())[0]?.attempts).toBeGreaterThan(0));
      await ageAsks(DAY_MS);
      await subscribe();
      expect(await asks()).toHaveLength(1);
      mailbox.refuse(false);
      const token = tokenOf(await nextMail());
      expect((await api.post('/newsletter/confirm', { token })).status).toBe(200);
    });
  });
}
