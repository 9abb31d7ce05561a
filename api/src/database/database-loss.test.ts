import { eventually } from '@northloop/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CuttableProxy, startCuttableProxy } from '../testing/cuttable-proxy.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { testDatabases } from '../testing/test-databases.js';

const CONTACT = { name: 'Dana', email: 'dana@bakery.example', message: 'Hello' };

// The embedded database runs in the process, so its connection cannot be lost.
const servers = (await testDatabases()).filter((database) => database.databaseUrl !== undefined);

describe.each(servers)('loss of $name', (database) => {
  let proxy: CuttableProxy;
  let api: TestApi;

  beforeAll(async () => {
    proxy = await startCuttableProxy(database.databaseUrl ?? '');
    api = await startTestApi({ ...database, databaseUrl: proxy.url });
  });
  afterAll(async () => {
    await api.stop();
    await proxy.close();
    await database.drop();
  });

  it('is told honestly, and ends without a restart', async () => {
    expect((await api.post('/contact', CONTACT)).status).toBe(201);

    proxy.cut();
    for (const answer of [
      await api.post('/contact', CONTACT),
      await api.get('/services'),
      await api.post('/mockup/generate', { companyName: 'X' }),
      await api.post('/chatbot/message', { message: 'Hello' }),
      await api.get('/health/ready'),
    ]) {
      expect(answer).toMatchObject({ status: 503, body: { error: 'UNAVAILABLE' } });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect((await api.get('/health')).body).toEqual({
      status: 'ERROR',
      message: 'The database is not responding.',
    });
    expect(api.log.join('')).not.toContain('bakery.example');
    expect(api.log.join('')).not.toContain('"Hello"');

    proxy.mend();
    await eventually(async () => expect((await api.get('/health/ready')).status).toBe(200));
    expect((await api.post('/contact', CONTACT)).status).toBe(201);
  });

  it('in the middle of many submissions loses none that was acknowledged', async () => {
    const submitted = Array.from({ length: 100 }, async (_, index) => {
      if (index === 50) proxy.cut();
      const answer = await api.post('/contact', { ...CONTACT, message: `Under way ${index}` });
      return answer.status === 201 ? (answer.body as { contactId: string }).contactId : undefined;
    });
    const acknowledged = (await Promise.all(submitted)).filter((id) => id !== undefined);
    proxy.mend();
    await eventually(async () => expect((await api.get('/health/ready')).status).toBe(200));
    const stored = await api.database.query.contacts.findMany({ columns: { id: true } });
    const ids = new Set(stored.map((row) => row.id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  });
});
