import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contacts, newsletterSubscriptions } from '../database/schema.js';
import { describeApi } from '../testing/describe-api.js';

await describeApi('form signals', (api) => {
  const submit = async (message: string, signals: object) => {
    const answer = await api().post('/contact', {
      name: 'Dana',
      email: 'dana@bakery.example',
      message,
      ...signals,
    });
    expect(answer.status).toBe(201);
    const [row] = await api().database.select().from(contacts).where(eq(contacts.message, message));
    return row;
  };

  it('mark a filled trap, and keep the submission', async () => {
    expect(await submit('trap', { q7: 'buy now' })).toMatchObject({ suspicion: 'trap' });
  });

  it('mark haste', async () => {
    expect(await submit('haste', { elapsedMs: 200 })).toMatchObject({ suspicion: 'haste' });
  });

  it('keep the consent version, and nothing suspicious about a person', async () => {
    const row = await submit('person', { q7: '', elapsedMs: 40_000, consentVersion: '2025-01' });
    expect(row).toMatchObject({ suspicion: null, consentVersion: '2025-01' });
    expect(row?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('never cost a lead, however malformed they are', async () => {
    const row = await submit('odd', {
      q7: { a: 1 },
      elapsedMs: 'soon',
      consentVersion: ['\u0000'],
    });
    expect(row).toMatchObject({ suspicion: null, consentVersion: null });
  });

  it('clear a subscriber that a person asks for again', async () => {
    const email = 'reader@bakery.example';
    const suspicion = async (signals: object) => {
      await api().post('/newsletter', { email, ...signals });
      const [row] = await api().database.select().from(newsletterSubscriptions);
      return row?.suspicion;
    };
    expect(await suspicion({ q7: 'x' })).toBe('trap');
    expect(await suspicion({ consentVersion: '2025-01' })).toBe(null);
    expect(await suspicion({ q7: 'x' })).toBe(null);
  });
});
