import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contacts } from '../database/schema.js';
import { describeApi } from '../testing/describe-api.js';

const idOf = (answer: { body: unknown }) => (answer.body as { contactId: string }).contactId;

await describeApi(
  'repeated submissions',
  (api) => {
    const send = (message: string, key?: string, extra: object = {}) =>
      api().post(
        '/contact',
        { name: 'Dana', email: 'dana@bakery.example', message, ...extra },
        key === undefined ? {} : { 'idempotency-key': key },
      );
    const stored = (message: string) =>
      api().database.select().from(contacts).where(eq(contacts.message, message));

    it('are stored once under one key, and answered alike', async () => {
      const key = randomUUID();
      const first = await send('Once please', key);
      const second = await send(' Once please ', key, { elapsedMs: 9_000 });
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(idOf(second)).toBe(idOf(first));
      expect(await stored('Once please')).toHaveLength(1);
    });

    it('are stored once even when they arrive together', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 12 }, () => send('All at once', key)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
      expect(new Set(answers.map(idOf)).size).toBe(1);
      expect(await stored('All at once')).toHaveLength(1);
    });

    it('are refused when the key came with other content', async () => {
      const key = randomUUID();
      await send('First text', key);
      expect(await send('Second text', key)).toMatchObject({
        status: 409,
        body: { error: 'CONFLICT' },
      });
    });

    it('are kept and marked when they come without a key', async () => {
      const first = await send('No key here');
      const second = await send('No key here');
      expect(idOf(second)).not.toBe(idOf(first));
      const rows = await stored('No key here');
      expect(new Set(rows.map((row) => row.suspicion))).toEqual(new Set([null, 'repeat']));
    });

    it('are kept once without a mark when they arrive together, under different keys or none', async () => {
      const keys = [undefined, undefined, ...Array.from({ length: 8 }, () => randomUUID())];
      await Promise.all(keys.map((key) => send('Together', key)));
      const marks = (await stored('Together')).map((row) => row.suspicion);
      expect(marks).toHaveLength(keys.length);
      expect(marks.filter((mark) => mark === null)).toHaveLength(1);
    });

    it.each(['short', 'with space in it', 'x'.repeat(129), '"quoted-key"'])(
      'are refused with the malformed key %s',
      async (key) => {
        expect(await send('Malformed', key)).toMatchObject({
          status: 400,
          body: { error: 'VALIDATION_FAILED', details: [{ field: 'Idempotency-Key' }] },
        });
      },
    );
  },
  {
    rateLimits: {
      windowSeconds: 60,
      read: 100,
      chat: 100,
      mockup: 100,
      contact: 100,
      newsletter: 100,
    },
  },
);
