import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port';

describe('freePort', () => {
  it('is a port that one can listen on at once', async () => {
    const port = await freePort();
    expect(port).toBeGreaterThan(1023);
    expect(port).toBeLessThan(65_536);
    const server = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
  });

  it('is none that something listens on', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
    const address = server.address();
    const taken = typeof address === 'object' ? address?.port : null;
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(ports).not.toContain(taken);
  });
});
