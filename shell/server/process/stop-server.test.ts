import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { stopServer } from './stop-server';

/** A server that reports whether it is ready, and answers other requests only when the test says so. */
async function startedServer() {
  let isReady = true;
  const readiness = {
    isReady: async () => isReady,
    end: () => {
      isReady = false;
    },
  };
  let answer = () => {};
  const server = createServer((incoming, response) => {
    if (incoming.url === '/readyz') response.writeHead(isReady ? 200 : 503).end();
    else answer = () => response.end('here');
  });
  const origin = await listen(server);
  const ask = () => {
    const asking = request(`${origin}/page`);
    const status = new Promise<number | undefined>((resolve, reject) => {
      asking.once('response', (response) => resolve(response.resume().statusCode));
      asking.once('error', reject);
    });
    const arrived = once(server, 'request');
    asking.end();
    return { status, arrived };
  };
  return { server, readiness, origin, ask, answer: () => answer() };
}

describe('stopServer', () => {
  it('says that it is not ready before it refuses anybody', async () => {
    const { server, readiness, origin } = await startedServer();
    // The delay is longer than any test, so the server does not refuse connections yet.
    void stopServer(server, readiness, { delay: 600_000, limit: 0 });
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  });

  it('then takes nobody any more and finishes what is under way', async () => {
    const { server, readiness, origin, ask, answer } = await startedServer();
    const { status, arrived } = ask();
    await arrived;
    const stopped = stopServer(server, readiness, { delay: 0, limit: 60_000 });
    await expect.poll(() => fetch(`${origin}/readyz`).catch(() => 'refused')).toBe('refused');
    answer();
    expect(await status).toBe(200);
    await stopped;
  });

  it('cuts what never ends', async () => {
    const { server, readiness, ask } = await startedServer();
    const { status, arrived } = ask();
    const cut = expect(status).rejects.toThrow();
    await arrived;
    await stopServer(server, readiness, { delay: 0, limit: 10 });
    await cut;
  });
});
