import { expect, it } from 'vitest';
import { newsletterSubscriptions, outbox } from '../database/schema.js';
import { describeApi } from '../testing/describe-api.js';

await describeApi('newsletter', (api) => {
  it('keeps an address once, whatever its case, and answers alike', async () => {
    const first = await api().post('/newsletter', { email: 'Dana@Bakery.example' });
    const second = await api().post('/newsletter', { email: 'dana@bakery.EXAMPLE' });
    const answer = { success: true, sendsMail: false };
    expect([first.status, first.body]).toEqual([200, answer]);
    expect([second.status, second.body]).toEqual([200, answer]);
    const rows = await api().database.select().from(newsletterSubscriptions);
    expect(rows).toMatchObject([
      { email: 'dana@bakery.example', confirmedAt: null, unsubscribedAt: null },
    ]);
    // Without mail settings nothing is sent, now or later.
    expect(await api().database.select().from(outbox)).toEqual([]);
  });

  it('refuses what is no address', async () => {
    expect(await api().post('/newsletter', { email: 'dana' })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION_FAILED', message: 'Invalid email address' },
    });
    expect(await api().post('/newsletter', {})).toMatchObject({
      status: 400,
      body: { message: 'Email is required' },
    });
  });

  it.each(['confirm', 'unsubscribe'])('refuses a token it cannot know at %s', async (action) => {
    const path = `/newsletter/${action}`;
    expect(await api().post(path, { token: 'A'.repeat(32) })).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND', message: expect.stringMatching(/^This link is not valid/) },
    });
    for (const token of ['short', 'A'.repeat(33), `${'A'.repeat(31)}!`, 7]) {
      expect(await api().post(path, { token }), String(token)).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION_FAILED', details: [{ field: 'token' }] },
      });
    }
    expect((await api().post(path, {})).status).toBe(400);
  });

  it.each(['confirm', 'unsubscribe'])('does nothing by following a link to %s', async (action) => {
    expect(await api().get(`/newsletter/${action}?token=${'A'.repeat(32)}`)).toMatchObject({
      status: 405,
      body: { error: 'METHOD_NOT_ALLOWED' },
    });
  });
});
