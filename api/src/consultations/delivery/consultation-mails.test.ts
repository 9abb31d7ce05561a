import type { ConsultationResponse } from '@northloop/contracts';
import { eventually } from '@northloop/testing/eventually';
import { and, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Environment, readEnvironment } from '../../config/environment.js';
import { consultations, outbox } from '../../database/schema.js';
import { bookableSlots, bookingOf } from '../../testing/booking.js';
import { calendarOfMail } from '../../testing/calendar-of-mail.js';
import {
  type MailboxServer,
  type ReceivedMail,
  startMailboxServer,
} from '../../testing/mailbox-server.js';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';
import { testDatabases } from '../../testing/test-databases.js';
import { REMINDER_CHANNEL } from './channel-names.js';

const VISITOR = 'dana@bakery.example';
const STUDIO = 'leads@northloop.example';
const HOUR_MS = 3_600_000;

for (const database of await testDatabases()) {
  describe(`mails about consultations on ${database.name}`, () => {
    let mailbox: MailboxServer;
    let api: TestApi;

    beforeAll(async () => {
      mailbox = await startMailboxServer();
    });
    afterEach(async () => {
      await api.database.delete(consultations);
      await api.stop();
      mailbox.mails.length = 0;
      mailbox.refuse(false);
    });
    afterAll(async () => {
      await mailbox.close();
      await database.drop();
    });

    const start = async (overrides: Partial<Environment> = {}) => {
      api = await startTestApi(database, {
        mail: {
          smtpUrl: mailbox.url,
          from: 'Northloop <hello@northloop.example>',
          to: STUDIO,
        },
        siteOrigin: 'https://northloop.example',
        rateLimits: { ...readEnvironment({}).rateLimits, contact: 100_000 },
        ...overrides,
      });
    };
    /** A time in the middle of what can be booked, so that a reminder is due later. */
    const book = async (change: object = {}) => {
      const slots = (await bookableSlots(api)).slice(60);
      const answer = await api.post('/consultations', { ...bookingOf(slots), ...change });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body as ConsultationResponse;
    };
    const unfolded = ({ content }: ReceivedMail) =>
      content.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const mailsTo = (address: string) => mailbox.mails.filter((mail) => mail.to[0] === address);
    const eventIn = (mail: ReceivedMail | undefined) => {
      const file = mail === undefined ? undefined : calendarOfMail(mail);
      if (file === undefined) throw new Error('The mail has no calendar file');
      const event = new ICAL.Component(ICAL.parse(file.ics)).getFirstSubcomponent('vevent');
      const text = (name: string) => event?.getFirstPropertyValue(name)?.toString();
      return { method: file.method, ics: file.ics, text };
    };
    const tokenIn = (mail: ReceivedMail | undefined, page: string) =>
      new RegExp(`https://northloop\\.example/consultation/${page}\\?token=([\\w-]{43})`).exec(
        mail === undefined ? '' : unfolded(mail),
      )?.[1];
    const reminders = () =>
      api.database
        .select()
        .from(outbox)
        .where(and(eq(outbox.channel, REMINDER_CHANNEL), eq(outbox.state, 'waiting')));

    it('invite the visitor and tell the studio, each with the event for their calendar', async () => {
      await start();
      const { consultation, token } = await book({
        phone: '(612) 555-0110',
        topic: 'Call me at https://spam.example',
        attachment: 'The estimate: $6,000',
        timeZone: 'Europe/Oslo',
      });
      expect(consultation.sendsMail).toBe(true);
      await eventually(() => expect(mailbox.mails).toHaveLength(2));
      const [toVisitor] = mailsTo(VISITOR);
      const [toStudio] = mailsTo(STUDIO);

      const invitation = eventIn(toVisitor);
      expect(invitation.method).toBe('REQUEST');
      expect(invitation.text('sequence')).toBe('0');
      expect(Date.parse(invitation.text('dtstart') ?? '')).toBe(Date.parse(consultation.slot));
      expect(invitation.text('organizer')).toBe('mailto:hello@northloop.example');
      for (const page of ['booking', 'move', 'cancel']) {
        expect(tokenIn(toVisitor, page), page).toBe(token);
      }
      const text = toVisitor === undefined ? '' : unfolded(toVisitor);
      expect(text).toMatch(/Subject: Your consultation on \w{3}, \w{3} \d/);
      expect(text).toMatch(/When: .+ GMT\+[12]/);
      expect(text).toMatch(/In Minneapolis: .+ C[SD]T/);
      expect(text).toContain('Hi Dana Whitfield,');
      // Nothing that was typed into the form goes to an address that was typed there too.
      for (const typed of ['spam.example', '6,000', '555-0110']) {
        expect(text, typed).not.toContain(typed);
        expect(invitation.ics, typed).not.toContain(typed);
      }

      const report = eventIn(toStudio);
      expect(report.method).toBe('PUBLISH');
      expect(report.text('uid')).toBe(invitation.text('uid'));
      expect(report.text('summary')).toBe('Consultation: Dana Whitfield');
      expect(report.text('description')).toContain('The estimate: $6,000');
      const told = toStudio === undefined ? '' : unfolded(toStudio);
      expect(told).toMatch(/Subject: Consultation on .+: Dana Whitfield/);
      expect(told).toContain('Reply-To: Dana Whitfield <dana@bakery.example>');
      expect(told).toContain('(612) 555-0110');
      expect(api.log.join('')).not.toContain('bakery.example');
      expect(api.log.join('')).not.toContain(token);
    });

    it('change one event in the visitor’s calendar when a booking moves and is cancelled', async () => {
      await start();
      const { token } = await book();
      await eventually(() => expect(mailsTo(VISITOR)).toHaveLength(1));
      const [slot = ''] = (await bookableSlots(api)).slice(100);
      await api.post('/consultations/move', { token, slot });
      await eventually(() => expect(mailsTo(VISITOR)).toHaveLength(2));
      await api.post('/consultations/cancel', { token });
      await eventually(() => expect(mailsTo(VISITOR)).toHaveLength(3));
      await eventually(() => expect(mailsTo(STUDIO)).toHaveLength(3));

      const events = mailsTo(VISITOR).map(eventIn);
      expect(events.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
      expect(events.map(({ text }) => text('sequence'))).toEqual(['0', '1', '2']);
      expect(new Set(events.map(({ text }) => text('uid'))).size).toBe(1);
      expect(new Set(events.map(({ text }) => text('organizer'))).size).toBe(1);
      expect(Date.parse(events[1]?.text('dtstart') ?? '')).toBe(Date.parse(slot));
      expect(events[2]?.text('status')).toBe('CANCELLED');
      const subjects = mailsTo(VISITOR).map((mail) => /Subject: (\w+)/.exec(unfolded(mail))?.[1]);
      expect(subjects).toEqual(['Your', 'Moved', 'Cancelled']);
      expect(
        mailsTo(STUDIO)
          .map(eventIn)
          .map(({ text }) => text('status')),
      ).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    });

    it('remind on the day before, of the time that the booking has then', async () => {
      await start();
      const { consultation, token } = await book();
      const [first] = await reminders();
      expect(first?.nextAttemptAt.getTime()).toBe(Date.parse(consultation.slot) - 24 * HOUR_MS);
      const [slot = ''] = (await bookableSlots(api)).slice(120);
      await api.post('/consultations/move', { token, slot });
      const waiting = await reminders();
      expect(waiting).toHaveLength(1);
      expect(waiting[0]?.nextAttemptAt.getTime()).toBe(Date.parse(slot) - 24 * HOUR_MS);

      await api.database
        .update(outbox)
        .set({ nextAttemptAt: new Date() })
        .where(eq(outbox.channel, REMINDER_CHANNEL));
      await api.post('/consultations/confirm', { token });
      await eventually(() =>
        expect(
          mailsTo(VISITOR).filter((mail) => unfolded(mail).includes('Subject: Tomorrow')),
        ).toHaveLength(1),
      );
      await api.post('/consultations/cancel', { token });
      expect(await reminders()).toEqual([]);
    });

    it('do not remind of what is tomorrow anyway', async () => {
      await start({
        consultations: {
          ...readEnvironment({
            CONSULTATION_LEAD_HOURS: '0',
            CONSULTATION_HOURS: 'Mon-Sun 00:00-24:00',
            CONSULTATION_HOLIDAYS: 'none',
            CONSULTATION_CLOSED: 'none',
          }).consultations,
        },
      });
      const [slot] = await bookableSlots(api);
      await book({ slot });
      expect(await reminders()).toEqual([]);
    });

    it('ask whoever looks automated to confirm, and keep the time meanwhile', async () => {
      await start();
      const { consultation, token } = await book({ q7: 'filled' });
      expect(token).toBeUndefined();
      expect(Date.parse(consultation.confirmBy ?? '') - Date.now()).toBeGreaterThan(1.9 * HOUR_MS);
      await eventually(() => expect(mailbox.mails).toHaveLength(2));
      const [toVisitor] = mailsTo(VISITOR);
      expect(unfolded(toVisitor ?? { from: '', to: [], content: '' })).toContain(
        'Subject: Please confirm',
      );
      expect(calendarOfMail(toVisitor ?? { from: '', to: [], content: '' })).toBeUndefined();
      expect(unfolded(mailsTo(STUDIO)[0] ?? { from: '', to: [], content: '' })).toContain(
        'Subject: Possible spam',
      );
      expect(await bookableSlots(api)).not.toContain(consultation.slot);
      expect(await reminders()).toEqual([]);

      const answered = await api.post('/consultations/confirm', {
        token: tokenIn(toVisitor, 'booking'),
      });
      expect(answered.body).toMatchObject({ consultation: { state: 'booked', isConfirmed: true } });
      expect((answered.body as ConsultationResponse).consultation).not.toHaveProperty('confirmBy');
      await eventually(() => expect(mailsTo(STUDIO)).toHaveLength(2));
      expect(await reminders()).toHaveLength(1);
    });

    it('free the time of a booking that nobody confirmed, for somebody else', async () => {
      await start();
      const { consultation } = await book({ q7: 'filled' });
      await eventually(() => expect(mailsTo(VISITOR)).toHaveLength(1));
      const token = tokenIn(mailsTo(VISITOR)[0], 'booking') ?? '';
      await api.database.update(consultations).set({ confirmBy: new Date(Date.now() - 1_000) });
      expect(await bookableSlots(api)).toContain(consultation.slot);
      expect((await api.get(`/consultations/booking?token=${token}`)).body).toMatchObject({
        consultation: { state: 'expired' },
      });
      await book({ slot: consultation.slot, email: 'other@bakery.example' });
      expect((await api.post('/consultations/confirm', { token })).body).toMatchObject({
        consultation: { state: 'expired', isConfirmed: false },
      });
      const [slot] = (await bookableSlots(api)).slice(80);
      expect((await api.post('/consultations/move', { token, slot })).body).toMatchObject({
        consultation: { state: 'booked', slot },
      });
    });

    it('are limited to a mailbox that strangers enter, and the bookings stand', async () => {
      await start();
      const slots = await bookableSlots(api);
      const answers = [
        await book({ slot: slots[20] }),
        await book({ slot: slots[60], email: 'dana+2@bakery.example' }),
      ];
      expect(answers.map(({ consultation }) => consultation.sendsMail)).toEqual([true, false]);
      await eventually(() => expect(mailsTo(STUDIO)).toHaveLength(2));
      expect(mailsTo(VISITOR)).toHaveLength(1);
    });

    it('go without links while the site’s address is not set', async () => {
      await start({ siteOrigin: undefined });
      await book();
      await eventually(() => expect(mailsTo(VISITOR)).toHaveLength(1));
      const [mail] = mailsTo(VISITOR);
      expect(unfolded(mail ?? { from: '', to: [], content: '' })).not.toContain('token=');
      expect(eventIn(mail).text('description')).toContain('(612) 555-0142');
      // Nobody could confirm without a link, so the booking stands, marked.
      const { consultation } = await book({
        q7: 'x',
        email: 'other@bakery.example',
        slot: (await bookableSlots(api))[90],
      });
      expect(consultation).not.toHaveProperty('confirmBy');
    });
  });
}
