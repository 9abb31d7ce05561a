import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';
import { StopSwitch } from './stop-switch.js';

const EMBEDDED = { name: 'PGlite', databaseUrl: undefined, databaseSchema: undefined };

it('finishes a running request, turns readiness off and then refuses connections', async () => {
  const api = await startTestApi(EMBEDDED);
  const { hostname, port } = new URL(api.url);

  // A request whose body is still arriving counts as running.
  const body = JSON.stringify({ name: 'Dana', email: 'dana@bakery.example', message: 'Hello' });
  const running = request({
    hostname,
    port,
    path: '/api/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    running.once('response', (response) => resolve(response.statusCode));
    running.once('error', reject);
  });
  const arrived = once(api.app.getHttpServer(), 'request');
  running.write(body.slice(0, 10));
  await arrived;

  const stop = api.app.get(StopSwitch);
  const stopped = stop.run(api.app, { delay: 0, limit: 5_000 });
  expect(stop.isStopping).toBe(true);
  await delay(100);
  running.end(body.slice(10));
  expect(await answered).toBe(201);
  await stopped;
  await expect(fetch(`${api.url}/health`)).rejects.toThrow();
  await expect(api.database.execute(sql`select 1`)).rejects.toThrow();
});

it('says first that it is not ready, to everybody who asks', async () => {
  const api = await startTestApi(EMBEDDED);
  // A delay longer than any test, so that the requests below come before connections are refused.
  void api.app.get(StopSwitch).run(api.app, { delay: 600_000, limit: 5_000 });
  expect((await api.get('/health/ready')).status).toBe(503);
  expect((await api.get('/services')).status).toBe(200);
  await api.app.close();
});

it('cuts a request that never ends', async () => {
  const api = await startTestApi(EMBEDDED);
  const { hostname, port } = new URL(api.url);
  const endless = request({
    hostname,
    port,
    path: '/api/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100 },
  });
  const cut = new Promise((resolve) => endless.once('error', resolve));
  const arrived = once(api.app.getHttpServer(), 'request');
  endless.write('{');
  await arrived;
  await api.app.get(StopSwitch).run(api.app, { delay: 0, limit: 300 });
  expect(await cut).toBeInstanceOf(Error);
});
