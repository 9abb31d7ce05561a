import type { ConsultationResponse } from '@northloop/contracts';
import { eventually } from '@northloop/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Environment, readEnvironment } from '../config/environment.js';
import { consultations, outbox } from '../database/schema.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { bookableSlots, bookingOf } from '../testing/booking.js';
import { type MailboxServer, startMailboxServer } from '../testing/mailbox-server.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { testDatabases } from '../testing/test-databases.js';
import { timeOf } from './booking-text.js';
import { createBookingsCommand } from './create-bookings-command.js';

const VISITOR = 'dana@bakery.example';
const defaults = readEnvironment({});

for (const database of await testDatabases()) {
  describe(`cancelling by the studio on ${database.name}`, () => {
    let mailbox: MailboxServer;
    let api: TestApi;
    let settings: Partial<Environment> = {};

    beforeAll(async () => {
      mailbox = await startMailboxServer();
    });
    afterEach(async () => {
      await api.database.delete(consultations);
      await api.stop();
      mailbox.mails.length = 0;
    });
    afterAll(async () => {
      await mailbox.close();
      await database.drop();
    });

    const start = async (hasMail: boolean) => {
      settings = {
        siteOrigin: 'https://northloop.example',
        ...(hasMail && {
          mail: {
            smtpUrl: mailbox.url,
            from: 'hello@northloop.example',
            to: 'us@northloop.example',
          },
        }),
      };
      api = await startTestApi(database, {
        ...settings,
        rateLimits: { ...defaults.rateLimits, contact: 100_000 },
      });
    };
    const cancel = async (...args: string[]) => {
      const command = createBookingsCommand({ ...defaults, ...settings }, api.database);
      const told = await command.run(['cancel', ...args]);
      api.app.get(OutboxService, { strict: false }).committed();
      return told;
    };
    const book = async () => {
      const slots = (await bookableSlots(api)).slice(60);
      const request = { ...bookingOf(slots), phone: '(612) 555-0110' };
      const { body } = await api.post('/consultations', request);
      const [stored] = await api.database.select().from(consultations);
      if (stored === undefined) throw new Error('The booking is not stored');
      const { token = '' } = body as ConsultationResponse;
      return { stored, token };
    };
    const stored = () => api.database.select().from(consultations);
    const toVisitor = () => mailbox.mails.filter(({ to }) => to.includes(VISITOR));

    it('tells visitor and studio by mail, with a word', async () => {
      await start(true);
      const { stored: booking, token } = await book();
      await eventually(() => expect(mailbox.mails).toHaveLength(2));
      const told = await cancel(booking.id.toUpperCase(), '--word', ' Sorry,\r\nwe are ill\u202e ');
      expect(told).toBe(
        `Cancelled: ${timeOf(booking)}, Dana Whitfield.\nThe visitor gets an email that says so: ${VISITOR}\n`,
      );
      await eventually(() => expect(mailbox.mails).toHaveLength(4));
      const [, mail] = toVisitor();
      expect(mail?.content).toContain('Subject: Cancelled');
      expect(mail?.content).toContain('we are ill');
      expect(await stored()).toMatchObject([
        {
          state: 'cancelled',
          sequence: 1,
          word: 'Sorry,\nwe are ill',
          cancelledAt: expect.any(Date),
        },
      ]);
      // The reminder is withdrawn, and the time is free again.
      expect(
        (await api.database.select().from(outbox)).map(({ channel }) => channel).sort(),
      ).toEqual([
        'consultation-mail',
        'consultation-mail',
        'consultation-report',
        'consultation-report',
      ]);
      expect(await bookableSlots(api)).toContain(booking.startsAt.toISOString());
      const { body } = await api.get(`/consultations/booking?token=${token}`);
      expect(body).toMatchObject({
        consultation: { state: 'cancelled', word: 'Sorry,\nwe are ill' },
      });
    });

    it('says whom to write to if no mail may be sent to the address any more', async () => {
      await start(true);
      const { stored: booking } = await book();
      await eventually(() => expect(toVisitor()).toHaveLength(1));
      await api.database.insert(outbox).values(
        Array.from({ length: 8 }, () => ({
          consultationId: booking.id,
          channel: 'consultation-mail',
          mailbox: VISITOR,
          state: 'sent',
        })),
      );
      expect(await cancel(booking.id)).toContain(
        `no email, because this address has been sent too many today. Please write to them or call: Dana Whitfield <${VISITOR}>, (612) 555-0110\n`,
      );
    });

    it('says whom to write to while no mail is set up', async () => {
      await start(false);
      const { stored: booking } = await book();
      expect(await cancel(booking.id)).toBe(
        `Cancelled: ${timeOf(booking)}, Dana Whitfield.\nThe visitor gets no email, because no mail is set up. Please write to them or call: Dana Whitfield <${VISITOR}>, (612) 555-0110\n`,
      );
      expect(await stored()).toMatchObject([{ state: 'cancelled', word: null }]);
      expect(await api.database.select().from(outbox)).toEqual([]);
    });

    it('cancels once, however often it is asked to at the same moment', async () => {
      await start(false);
      const { stored: booking, token } = await book();
      const answers = await Promise.allSettled([
        cancel(booking.id),
        cancel(booking.id),
        api.post('/consultations/cancel', { token }),
      ]);
      expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
      expect(await stored()).toMatchObject([{ state: 'cancelled', sequence: 1 }]);
      await expect(cancel(booking.id)).rejects.toThrow('has been cancelled already');
    });

    it('refuses what is over or was not confirmed, and a long word', async () => {
      await start(false);
      const { stored: booking } = await book();
      await expect(cancel(booking.id, '--word', 'x'.repeat(1_001))).rejects.toThrow(
        'The word has 1,001 characters. Please shorten it to 1,000.',
      );
      await api.database.update(consultations).set({ confirmBy: new Date(Date.now() - 1_000) });
      await expect(cancel(booking.id)).rejects.toThrow('was not confirmed in time');
      await api.database.update(consultations).set({ confirmBy: null, startsAt: new Date() });
      await expect(cancel(booking.id)).rejects.toThrow('is over');
      expect(await stored()).toMatchObject([{ state: 'booked', sequence: 0 }]);
      await api.database.update(consultations).set({ startsAt: booking.startsAt });
      expect(await cancel(booking.id, '--word', 'x'.repeat(1_000))).toContain('Cancelled');
    });
  });
}
