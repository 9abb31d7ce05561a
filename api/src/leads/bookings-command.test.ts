import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { type Environment, readEnvironment } from '../config/environment.js';
import { blockedDays, consultations, outbox } from '../database/schema.js';
import { StudioTimes } from '../studio-calendar/times/studio-times.js';
import { shortTime } from '../studio-calendar/times/time-in-words.js';
import { bookableSlots, bookingOf } from '../testing/booking.js';
import { describeApi } from '../testing/describe-api.js';
import { timeOf } from './booking-text.js';
import { createBookingsCommand } from './create-bookings-command.js';

const defaults = readEnvironment({});
const generous = { ...defaults.rateLimits, contact: 100_000, read: 100_000 };
const times = new StudioTimes(defaults.consultations);
const ORIGIN = 'https://northloop.example';
const HOUR_MS = 3_600_000;

await describeApi(
  'bookings command',
  (api) => {
    afterEach(async () => {
      await api().database.delete(consultations);
      await api().database.delete(blockedDays);
    });

    const runWith = (settings: Partial<Environment>, ...args: string[]) =>
      createBookingsCommand({ ...defaults, ...settings }, api().database).run(args);
    const run = (...args: string[]) => runWith({}, ...args);
    const stored = () => api().database.select().from(consultations);
    /** Books one of the free times, far enough from the other ones. Resolves with the id. */
    const book = async (nth: number, change: object = {}) => {
      const slots = (await bookableSlots(api())).slice(nth * 20);
      const request = { ...bookingOf(slots), email: `visitor${nth}@bakery.example`, ...change };
      expect((await api().post('/consultations', request)).status).toBe(201);
      const bookings = await stored();
      const made = bookings.find(({ email }) => email === request.email);
      if (made === undefined) throw new Error('The booking is not stored');
      return made;
    };
    const change = (id: string, set: Partial<typeof consultations.$inferInsert>) =>
      api().database.update(consultations).set(set).where(eq(consultations.id, id));
    const dateOf = ({ startsAt }: { startsAt: Date }) => times.dateOf(startsAt.getTime());

    describe('the list', () => {
      it('says that it is empty', async () => {
        expect(await run()).toBe('No consultations are booked.\n');
        expect(await run('--all')).toBe('No consultations are booked.\n');
      });

      it('has what is still to come, earliest first, with all that matters', async () => {
        const later = await book(4, { q7: 'filled', topic: `Line\n${'x'.repeat(200)}` });
        const first = await book(1, { phone: '(612) 555-0110' });
        const cancelled = await book(2);
        await change(first.id, { confirmedAt: new Date(), sequence: 2 });
        await change(cancelled.id, { state: 'cancelled' });
        const report = { consultationId: first.id, channel: 'consultation-report' };
        await api()
          .database.insert(outbox)
          .values([
            { ...report, state: 'dead', createdAt: new Date(Date.now() - HOUR_MS) },
            { ...report, state: 'sent' },
          ]);
        expect(await run()).toBe(
          [
            `${timeOf(first)}  ${first.id}  [confirmed, moved 2 times]`,
            '  Dana Whitfield <visitor1@bakery.example>, (612) 555-0110',
            '  Our bakery needs a site with online orders.',
            '  consultation-report: sent',
            '',
            `${timeOf(later)}  ${later.id}  [looks automated]`,
            '  Dana Whitfield <visitor4@bakery.example>',
            `  Line ${'x'.repeat(95)}`,
            '  no mails',
            '',
          ].join('\n'),
        );
        const confirmBy = new Date(Date.now() + HOUR_MS);
        await change(later.id, { confirmBy });
        expect(await run()).toContain(`[must confirm until ${shortTime(confirmBy)}, looks auto`);
      });

      it('has all others too if asked, newest first', async () => {
        const coming = await book(3);
        const cancelled = await book(2);
        const expired = await book(1);
        const past = await book(5);
        await change(cancelled.id, { state: 'cancelled', sequence: 2 });
        await change(expired.id, { confirmBy: new Date(Date.now() - 1_000) });
        await change(past.id, { startsAt: new Date('2024-01-08T16:00:00Z') });
        const list = await run('--all');
        expect([...list.matchAll(/[0-9a-f-]{36}/g)].map(([id]) => id)).toEqual([
          coming.id,
          cancelled.id,
          expired.id,
          past.id,
        ]);
        expect(list).toContain(`${cancelled.id}  [cancelled, moved 1 time]\n`);
        expect(list).toContain(`${expired.id}  [expired]\n`);
        expect(list).toContain(`Mon, Jan 8, 10:00 AM (2024)  ${past.id}  [past]\n`);
        const upcoming = await run();
        expect(upcoming).toContain(coming.id);
        for (const { id } of [cancelled, expired, past]) expect(upcoming).not.toContain(id);
      });
    });

    it('exports all bookings as CSV', async () => {
      const { id, startsAt } = await book(1, { name: '=Dana', timeZone: 'Europe/Oslo' });
      await change(id, { confirmBy: new Date(Date.now() - 1_000) });
      const [header, row, ...rest] = (await run('export')).split('\r\n');
      expect(header).toBe(
        'id,createdAt,startsAt,state,name,email,phone,topic,attachment,timeZone,sequence,confirmedAt,cancelledAt,word,suspicion,consentVersion',
      );
      expect(row).toContain(`"${id}",`);
      expect(row).toContain(
        `"${startsAt.toISOString()}","expired","'=Dana","visitor1@bakery.example",,`,
      );
      expect(row).toContain('"Europe/Oslo","0",,,,,');
      expect(rest).toEqual(['']);
    });

    describe('blocked days', () => {
      it('have no free times, until they are unblocked', async () => {
        const date = dateOf(await book(3));
        const isFree = async () =>
          (await bookableSlots(api())).some((slot) => times.dateOf(Date.parse(slot)) === date);
        expect(await isFree()).toBe(true);
        for (let time = 0; time < 2; time += 1) {
          expect(await run('block', date)).toContain(
            `No consultations can be booked on ${date}.\n`,
          );
        }
        expect(await isFree()).toBe(false);
        expect(await run('blocked')).toBe(`${date}\n`);
        expect(await run('unblock', date)).toContain('1 day(s) are no longer blocked');
        expect(await run('unblock', date)).toBe(`No day was blocked: ${date}.\n`);
        expect(await isFree()).toBe(true);
        expect(await run('blocked')).toBe('No days are blocked.\n');
      });

      it('are told as ranges, across months and clock changes', async () => {
        await run('block', '2097-02-27', '2097-03-15');
        await run('block', '2097-03-16');
        await run('block', '2097-05-01');
        await run('unblock', '2097-03-02', '2097-03-03');
        await api().database.insert(blockedDays).values({ day: '2020-01-01' });
        expect(await run('blocked')).toBe(
          '2097-02-27 to 2097-03-01\n2097-03-04 to 2097-03-16\n2097-05-01\n',
        );
      });

      it('leave what is booked, and name it', async () => {
        const standing = await book(3);
        const other = await book(5);
        const date = dateOf(standing);
        expect(await run('block', date)).toBe(
          [
            `No consultations can be booked on ${date}.`,
            'These are booked already and stand, unless you cancel them:',
            `  ${timeOf(standing)}  Dana Whitfield <visitor3@bakery.example>`,
            `    pnpm leads bookings cancel ${standing.id}`,
            '',
          ].join('\n'),
        );
        expect((await stored()).map(({ state }) => state)).toEqual(['booked', 'booked']);
        await change(standing.id, { state: 'cancelled' });
        expect(await run('block', date, date)).not.toContain('booked already');
        expect(dateOf(other)).not.toBe(date);
      });

      it('may be a year at once', async () => {
        await run('block', '2096-01-01', '2096-12-31');
        expect(await run('blocked')).toBe('2096-01-01 to 2096-12-31\n');
        await expect(run('block', '2096-01-01', '2097-01-01')).rejects.toThrow('more than 366');
      });

      it('may have begun, but may not be over', async () => {
        const today = times.dateOf(Date.now());
        const yesterday = times.dateAfter(today, -1);
        await expect(run('block', yesterday)).rejects.toThrow(`${yesterday} is over`);
        await run('block', yesterday, today);
        expect(await run('blocked')).toBe(`${today}\n`);
      });

      it('keep out a visitor who books at the same moment, or name the booking', async () => {
        const [slot = ''] = (await bookableSlots(api())).slice(70);
        const [told, { status }] = await Promise.all([
          run('block', times.dateOf(Date.parse(slot))),
          api().post('/consultations', bookingOf([slot])),
        ]);
        expect(told.includes('dana@bakery.example')).toBe(status === 201);
      });
    });

    describe('the feed', () => {
      const feed = async (...args: string[]) => {
        const told = await runWith({ siteOrigin: ORIGIN }, 'feed', ...args);
        const [link = '', ...rest] = told.split('\n');
        expect(link).toMatch(/^https:\/\/northloop\.example\/api\/consultations\/feed\?token=/);
        const answer = await fetch(`${api().url}${link.slice(`${ORIGIN}/api`.length)}`);
        return { link, note: rest.join('\n'), answer };
      };

      it('has a private address, which can be renewed', async () => {
        const { id } = await book(1);
        const first = await feed();
        expect(first.note).toContain('Keep it private');
        expect(await first.answer.text()).toContain(id);
        expect((await feed()).link).toBe(first.link);

        const renewed = await feed('--renew');
        expect(renewed.note).toContain('The old address no longer works');
        expect(renewed.answer.status).toBe(200);
        const old = await fetch(`${api().url}${first.link.slice(`${ORIGIN}/api`.length)}`);
        expect(old.status).toBe(404);
        expect((await feed()).link).toBe(renewed.link);
      });

      it('needs the address of the site', async () => {
        const { link } = await feed();
        await expect(run('feed')).rejects.toThrow('Set SITE_ORIGIN');
        await expect(run('feed', '--renew')).rejects.toThrow('Set SITE_ORIGIN');
        expect((await feed()).link).toBe(link);
      });
    });

    it.each([
      [['dance'], 'Usage'],
      [['export', 'extra'], 'Usage'],
      [['export', '--all'], 'Usage'],
      [['blocked', 'extra'], 'Usage'],
      [['block'], 'Usage'],
      [['block', '2097-01-01', '2097-01-02', '2097-01-03'], 'Usage'],
      [['block', '2097-01-01', '--renew'], 'Usage'],
      [['unblock'], 'Usage'],
      [['unblock', '2097-01-01', '--word', 'x'], 'Usage'],
      [['cancel'], 'Usage'],
      [['cancel', 'one', 'two'], 'Usage'],
      [['cancel', randomUUID(), '--word'], 'Usage'],
      [['cancel', randomUUID(), '--all'], 'Usage'],
      [['feed', 'extra'], 'Usage'],
      [['feed', '--word', 'x'], 'Usage'],
      [['--all', '--renew'], 'Usage'],
      [['--word', 'x'], 'Usage'],
      [['--limit', '3'], 'Usage'],
      [['block', 'tomorrow'], 'tomorrow is no date'],
      [['block', '2097-02-29'], '2097-02-29 is no date'],
      [['block', '2097-2-9'], '2097-2-9 is no date'],
      [['block', '2097-01-01', '2097-13-01'], '2097-13-01 is no date'],
      [['block', '0000-01-01'], 'is no date'],
      [['block', '2097-01-02', '2097-01-01'], '2097-01-01 is before 2097-01-02'],
      [['block', '2097-01-01', '2098-01-03'], 'more than 366 days'],
      [['unblock', '2097-04-31'], '2097-04-31 is no date'],
      [['cancel', 'not-an-id'], 'no booking with the id not-an-id'],
      [['cancel', randomUUID()], 'no booking with the id'],
    ])('refuses %j', async (args, message) => {
      await expect(run(...args)).rejects.toThrow(message);
      expect(await api().database.select().from(blockedDays)).toEqual([]);
    });
  },
  { rateLimits: generous },
);
