import type { RequestListener } from 'node:http';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { freePort } from '../processes/free-port';
import { NotReadyError, waitUntilReady } from './wait-until-ready';

describe('waitUntilReady', () => {
  it('returns at once when the address answers with success', async () => {
    const origin = await listen((_, response) => response.end('ok'));
    await waitUntilReady(`${origin}/healthz`, 1000);
  });

  it('waits for a server that listens only later', async () => {
    const port = await freePort();
    let isReady = false;
    const waiting = waitUntilReady(`http://127.0.0.1:${port}/`, 60_000).then(() => {
      isReady = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(isReady).toBe(false);
    await listen((_, response) => response.end('ok'), port);
    await waiting;
  });

  it('waits for a server that is not well yet', async () => {
    let asked = 0;
    const origin = await listen((_, response) => {
      asked += 1;
      response.statusCode = asked < 3 ? 503 : 200;
      response.end();
    });
    await waitUntilReady(origin, 60_000);
    expect(asked).toBe(3);
  });

  it.each<[string, RequestListener]>([
    ['answers with failure', (_, response) => response.writeHead(500).end()],
    ['accepts and says nothing', () => {}],
    ['hangs up', (request) => request.socket.destroy()],
  ])('gives up on a server that %s', async (_, listener) => {
    const url = `${await listen(listener)}/healthz`;
    const begin = performance.now();
    await expect(waitUntilReady(url, 300)).rejects.toThrow(
      new NotReadyError(`${url} did not answer within 0.3 s`),
    );
    expect(performance.now() - begin).toBeGreaterThan(250);
  });
});
