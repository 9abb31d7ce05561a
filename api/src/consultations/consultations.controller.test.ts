import type { ConsultationResponse } from '@northloop/contracts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../config/environment.js';
import { blockedDays, consultations, outbox } from '../database/schema.js';
import { bookableSlots, bookingOf } from '../testing/booking.js';
import { describeApi } from '../testing/describe-api.js';

const generous = { ...readEnvironment({}).rateLimits, contact: 100_000 };

await describeApi(
  'consultations',
  (api) => {
    afterEach(async () => {
      await api().database.delete(consultations);
      await api().database.delete(blockedDays);
    });

    const slots = () => bookableSlots(api());
    const book = async (change: object = {}, headers = {}) =>
      api().post('/consultations', { ...bookingOf(await slots()), ...change }, headers);
    const booked = async (change: object = {}) => {
      const { status, body } = await book(change);
      expect(status, JSON.stringify(body)).toBe(201);
      const { consultation, token = '' } = body as ConsultationResponse;
      return { consultation, token };
    };
    const stored = () => api().database.select().from(consultations);

    describe('free times', () => {
      it('are half hours of the studio within six weeks, and only those of the dates asked for', async () => {
        const all = await slots();
        expect(all.length).toBeGreaterThan(200);
        expect(all).toEqual([...all].sort());
        expect(all.every((slot) => /T\d{2}:[03]0:00\.000Z$/.test(slot))).toBe(true);
        const date = all[40]?.slice(0, 10) ?? '';
        const { body } = await api().get(`/consultations/slots?from=${date}&to=${date}`);
        expect((body as { slots: string[] }).slots).toEqual(
          all.filter((slot) => slot.startsWith(date)),
        );
      });

      it.each(['from=2026-13-01', 'to=tomorrow', 'from=2026-02-30'])(
        'are refused for %s',
        async (query) => {
          expect(await api().get(`/consultations/slots?${query}`)).toMatchObject({
            status: 400,
            body: { error: 'VALIDATION_FAILED' },
          });
        },
      );

      it('are told whatever else stands in the address', async () => {
        const { body } = await api().get('/consultations/slots?_t=1764575900000&utm_source=mail');
        expect((body as { slots: string[] }).slots).toEqual(await slots());
      });

      it('are none for dates that are over, far ahead, or the wrong way round', async () => {
        for (const query of ['to=2020-01-01', 'from=2099-01-01', 'from=2026-12-30&to=2026-12-01']) {
          expect((await api().get(`/consultations/slots?${query}`)).body, query).toEqual({
            slots: [],
          });
        }
      });

      it('leave out what is booked, the time around it, a blocked day, and a full one', async () => {
        const before = await slots();
        const { consultation } = await booked();
        const after = await slots();
        const start = Date.parse(consultation.slot);
        const isNear = (slot: string) => Math.abs(Date.parse(slot) - start) <= 30 * 60_000;
        expect(after).toEqual(before.filter((slot) => !isNear(slot)));

        const date = consultation.slot.slice(0, 10);
        await api().database.insert(blockedDays).values({ day: date });
        expect(await slots()).toEqual(before.filter((slot) => !slot.startsWith(date)));
        await api().database.delete(blockedDays);

        const row = { name: 'A', topic: 't', contentHash: 'h' };
        const ofDay = before.filter((slot) => slot.startsWith(date) && !isNear(slot));
        await api()
          .database.insert(consultations)
          .values(
            ofDay.slice(0, 5).map((slot, index) => ({
              ...row,
              email: `v${index}@b.example`,
              startsAt: new Date(slot),
            })),
          );
        expect((await slots()).filter((slot) => slot.startsWith(date))).toEqual([]);
      });
    });

    describe('booking', () => {
      it('is stored before it is told', async () => {
        const [slot] = (await slots()).slice(30);
        const { consultation, token } = await booked({
          slot,
          phone: ' (612) 555-0110 ',
          topic: ' Our bakery\r\nneeds a site ',
          attachment: 'The estimate',
          timeZone: 'Europe/Oslo',
          consentVersion: '2026-12',
        });
        expect(consultation).toEqual({
          slot,
          state: 'booked',
          topic: 'Our bakery\nneeds a site',
          isConfirmed: false,
          isPast: false,
          sendsMail: false,
        });
        expect(token).toMatch(/^[\w-]{43}$/);
        expect(await stored()).toMatchObject([
          {
            startsAt: new Date(slot ?? ''),
            name: 'Dana Whitfield',
            email: 'dana@bakery.example',
            phone: '(612) 555-0110',
            topic: 'Our bakery\nneeds a site',
            attachment: 'The estimate',
            timeZone: 'Europe/Oslo',
            suspicion: null,
            consentVersion: '2026-12',
          },
        ]);
        // Without mail settings nothing is sent, now or later.
        expect(await api().database.select().from(outbox)).toEqual([]);
      });

      it('takes the same time in other words, and no zone that nobody knows', async () => {
        const [slot = ''] = await slots();
        const offset = new Date(Date.parse(slot) - 6 * 3_600_000).toISOString().slice(0, 19);
        await booked({ slot: `${offset}-06:00`, timeZone: 'Mars/Olympus' });
        expect(await stored()).toMatchObject([{ startsAt: new Date(slot), timeZone: null }]);
      });

      it('names what is missing', async () => {
        const { status, body } = await api().post('/consultations', {
          slot: 'noon',
          email: 'dana',
        });
        expect(status).toBe(400);
        expect(body).toMatchObject({
          error: 'VALIDATION_FAILED',
          details: [
            { field: 'slot', message: 'Please choose a time' },
            { field: 'name', message: 'Name is required' },
            { field: 'email', message: 'Invalid email address' },
            { field: 'topic', message: 'Please say what you want to talk about' },
          ],
        });
      });

      it('is refused for a time that is taken, with the nearest free ones', async () => {
        const all = await slots();
        const slot = all[50] ?? '';
        await booked({ slot });
        const { status, body } = await book({ slot, email: 'other@bakery.example' });
        expect(status).toBe(409);
        expect(body).toMatchObject({
          error: 'SLOT_TAKEN',
          message: expect.stringContaining('no longer free'),
        });
        const { slots: nearest } = body as { slots: string[] };
        const free = await slots();
        expect(nearest).toHaveLength(4);
        expect(free).toEqual(expect.arrayContaining(nearest));
        const distance = (each: string) => Math.abs(Date.parse(each) - Date.parse(slot));
        const farthest = Math.max(...nearest.map(distance));
        expect(free.filter((each) => distance(each) < farthest).length).toBeLessThan(4);
        expect(await stored()).toHaveLength(1);
      });

      it.each([
        '2020-01-06T15:00:00.000Z',
        '2099-01-06T15:00:00.000Z',
        // A quarter past, midnight, and a Sunday.
        '2026-12-08T15:15:00.000Z',
        '2026-12-08T06:00:00.000Z',
        '2026-12-06T15:00:00.000Z',
      ])('is refused for %s, which is no free time', async (slot) => {
        expect(await book({ slot })).toMatchObject({ status: 409, body: { error: 'SLOT_TAKEN' } });
        expect(await stored()).toEqual([]);
      });

      it('happens once for one key, however often it is sent', async () => {
        const request = bookingOf(await slots());
        const headers = { 'idempotency-key': 'form-0001' };
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => api().post('/consultations', request, headers)),
        );
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
        expect(new Set(answers.map(({ body }) => (body as ConsultationResponse).token)).size).toBe(
          1,
        );
        expect(await stored()).toHaveLength(1);
        expect(
          await api().post('/consultations', { ...request, topic: 'Another' }, headers),
        ).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
      });

      it('goes to one of many visitors who want the same time at once', async () => {
        const [slot] = (await slots()).slice(60);
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, visitor) =>
            book({ slot, email: `visitor${visitor}@bakery.example` }),
          ),
        );
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
        expect(
          answers.filter(({ body }) => (body as { error?: string }).error === 'SLOT_TAKEN'),
        ).toHaveLength(11);
        expect(await stored()).toHaveLength(1);
      });

      it('is done twice by one address, but not three times, until one is over or cancelled', async () => {
        const all = await slots();
        const { token } = await booked({ slot: all[20] });
        await booked({ slot: all[60], email: 'Dana@Bakery.example' });
        const third = await book({ slot: all[100] });
        expect(third).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
        await api().post('/consultations/cancel', { token });
        await booked({ slot: all[100] });
      });

      it('is marked for the studio if it looks automated, and stands, since nobody can be asked', async () => {
        const { consultation } = await booked({ q7: 'x' });
        expect(consultation).not.toHaveProperty('confirmBy');
        expect(await stored()).toMatchObject([{ suspicion: 'trap', confirmBy: null }]);
      });
    });

    describe('a booking’s link', () => {
      const at = (token: string) => api().get(`/consultations/booking?token=${token}`);

      it('shows the booking without its address', async () => {
        const { consultation, token } = await booked();
        const { status, body } = await at(token);
        expect(status).toBe(200);
        expect(body).toEqual({ success: true, consultation, token });
        expect(JSON.stringify(body)).not.toContain('bakery.example');
      });

      it('is refused if it was not signed by us', async () => {
        const { token } = await booked();
        const [row] = await stored();
        const forged = Buffer.concat([
          Buffer.from(row?.id.replaceAll('-', '') ?? '', 'hex'),
          Buffer.alloc(16),
        ]).toString('base64url');
        for (const wrong of [forged, 'A'.repeat(43), `${token.slice(0, -4)}AAAA`]) {
          expect(await at(wrong), wrong).toMatchObject({
            status: 404,
            body: { error: 'NOT_FOUND' },
          });
          for (const action of ['confirm', 'cancel', 'move']) {
            const path = `/consultations/${action}`;
            const body = { token: wrong, ...(action === 'move' && { slot: (await slots())[0] }) };
            expect((await api().post(path, body)).status, action).toBe(404);
          }
        }
        for (const incomplete of ['', 'short', `${token}A`]) {
          expect((await at(incomplete)).status, incomplete).toBe(400);
        }
        expect(await stored()).toMatchObject([{ state: 'booked', sequence: 0, confirmedAt: null }]);
      });

      it('confirms, and again', async () => {
        const { token } = await booked();
        for (let time = 0; time < 2; time += 1) {
          expect(await api().post('/consultations/confirm', { token })).toMatchObject({
            status: 200,
            body: { consultation: { isConfirmed: true, state: 'booked' } },
          });
        }
        expect(await stored()).toMatchObject([{ sequence: 0, confirmedAt: expect.any(Date) }]);
      });

      it('moves, also into the time around the old one, and frees what it had', async () => {
        const all = await slots();
        const [old = '', next = ''] = all.slice(40);
        const { token } = await booked({ slot: old });
        expect(await api().post('/consultations/move', { token, slot: next })).toMatchObject({
          status: 200,
          body: { consultation: { slot: next, state: 'booked' } },
        });
        expect(await stored()).toMatchObject([{ startsAt: new Date(next), sequence: 1 }]);
        // Moving to the time that it has changes nothing.
        await api().post('/consultations/move', { token, slot: next });
        expect(await stored()).toMatchObject([{ sequence: 1 }]);
        await api().post('/consultations/cancel', { token });
        expect(await slots()).toEqual(all);
      });

      it('does not move to a taken time, and says which are free', async () => {
        const all = await slots();
        const { token } = await booked({ slot: all[40] });
        await booked({ slot: all[80], email: 'other@bakery.example' });
        expect(await api().post('/consultations/move', { token, slot: all[80] })).toMatchObject({
          status: 409,
          body: { error: 'SLOT_TAKEN', slots: { length: 4 } },
        });
        expect(await at(token)).toMatchObject({ body: { consultation: { slot: all[40] } } });
      });

      it('moves two bookings that want each other’s time without waiting for ever', async () => {
        const all = await slots();
        const one = await booked({ slot: all[40] });
        const other = await booked({ slot: all[80], email: 'other@bakery.example' });
        const answers = await Promise.all([
          api().post('/consultations/move', { token: one.token, slot: all[80] }),
          api().post('/consultations/move', { token: other.token, slot: all[40] }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([409, 409]);
      });

      it('cancels, again, and then neither moves nor confirms', async () => {
        const { consultation, token } = await booked();
        for (let time = 0; time < 2; time += 1) {
          expect(await api().post('/consultations/cancel', { token })).toMatchObject({
            status: 200,
            body: { consultation: { state: 'cancelled' } },
          });
        }
        expect(await stored()).toMatchObject([{ sequence: 1, cancelledAt: expect.any(Date) }]);
        const { slot } = consultation;
        expect(await api().post('/consultations/move', { token, slot })).toMatchObject({
          status: 409,
          body: { error: 'CONFLICT', message: expect.stringContaining('cancelled') },
        });
        expect(await api().post('/consultations/confirm', { token })).toMatchObject({
          body: { consultation: { state: 'cancelled', isConfirmed: false } },
        });
        await booked({ slot });
      });

      it('changes nothing once the consultation has begun', async () => {
        const { token } = await booked();
        await api()
          .database.update(consultations)
          .set({ startsAt: new Date(Date.now() - 1_000) });
        const [slot] = await slots();
        expect((await api().post('/consultations/move', { token, slot })).status).toBe(409);
        expect((await api().post('/consultations/cancel', { token })).status).toBe(409);
        expect(await at(token)).toMatchObject({ body: { consultation: { isPast: true } } });
      });

      it('moves a booking six times', async () => {
        const all = await slots();
        const { token } = await booked({ slot: all[0] });
        for (let time = 1; time <= 6; time += 1) {
          const answer = await api().post('/consultations/move', { token, slot: all[time * 10] });
          expect(answer.status).toBe(200);
        }
        expect(await api().post('/consultations/move', { token, slot: all[100] })).toMatchObject({
          status: 409,
          body: { message: expect.stringContaining('too often') },
        });
      });

      it('has a calendar file', async () => {
        const { consultation, token } = await booked();
        const response = await fetch(`${api().url}/consultations/calendar-file?token=${token}`);
        expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
        expect(response.headers.get('content-disposition')).toContain('consultation.ics');
        const content = await response.text();
        expect(content).toContain(`DTSTART:${consultation.slot.replace(/[-:]|\.\d+/g, '')}\r\n`);
        expect(content).not.toContain('bakery.example');
        expect(
          (await api().get(`/consultations/calendar-file?token=${'A'.repeat(43)}`)).status,
        ).toBe(404);
      });

      it('is in no log', async () => {
        const { token } = await booked();
        await at(token);
        expect(api().log.join('')).not.toContain(token);
      });
    });

    it('stands in the database when two processes would take one time', async () => {
      const row = { name: 'A', email: 'a@b.example', topic: 't', contentHash: 'h' };
      const startsAt = new Date('2026-12-08T15:00:00Z');
      await api()
        .database.insert(consultations)
        .values({ ...row, startsAt });
      await expect(
        api()
          .database.insert(consultations)
          .values({ ...row, startsAt }),
      ).rejects.toThrow();
      await api()
        .database.update(consultations)
        .set({ state: 'cancelled' })
        .where(eq(consultations.startsAt, startsAt));
      await api()
        .database.insert(consultations)
        .values({ ...row, startsAt });
    });
  },
  { rateLimits: generous },
);
