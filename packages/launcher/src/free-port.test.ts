import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port';

describe('freePort', () => {
  it('is a port that one can listen on at once', async () => {
    const port = await freePort();
    // None that the system gives to somebody else before it is used.
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
  });

  it('is another one each time, so that two who start at once do not meet', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(new Set(ports).size).toBeGreaterThan(15);
  });

  it('is none that something listens on', async () => {
    const taken = await freePort();
    const server = createServer().listen(taken, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(ports).not.toContain(taken);
  });
});
