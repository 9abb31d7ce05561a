import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@northloop/testing/free-port';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.js';
import { RedisRateLimitStorage } from './redis-rate-limit-storage.js';

const WINDOW_MS = 60_000;

// The tests stop and start the server, so they cannot use a shared one.
const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

describe.runIf(hasRedisServer)('RedisRateLimitStorage', () => {
  const opened: { close(): unknown }[] = [];
  const log: string[] = [];

  const open = (port: number) => {
    const storage = new RedisRateLimitStorage(
      `redis://127.0.0.1:${port}`,
      createLogger('info', (line) => log.push(line)),
    );
    opened.push(storage);
    return storage;
  };

  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    log.length = 0;
  });

  const startRedis = async (port: number) => {
    const child = spawn('redis-server', [
      '--port',
      String(port),
      '--save',
      '',
      '--bind',
      '127.0.0.1',
    ]);
    opened.push({ close: () => stop(child) });
    const probe = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 });
    probe.on('error', () => {});
    while ((await probe.ping().catch(() => '')) !== 'PONG') await delay(20);
    probe.disconnect();
    return child;
  };

  /** Waits until a storage counts in Redis: its first commands may come before the connection is open. */
  const connected = async (storage: RedisRateLimitStorage, probeKey: string) => {
    const deadline = Date.now() + 10_000;
    while (Date.now() < deadline) {
      if ((await storage.increment(probeKey, WINDOW_MS, 1e6, WINDOW_MS, 'x')) && !isAway()) return;
      await delay(50);
    }
    throw new Error('Never connected');
  };
  const isAway = () => {
    const states = log.filter((line) => line.includes('Redis'));
    return states.at(-1)?.includes('is not responding') ?? false;
  };

  it('counts for all replicas, and blocks until the window has passed', async () => {
    const port = await freePort();
    await startRedis(port);
    const [one, two] = [open(port), open(port)];
    await connected(one, 'a');
    await connected(two, 'b');
    const hits = [];
    for (const storage of [one, two, one, two]) {
      hits.push(await storage.increment('visitor', WINDOW_MS, 3, WINDOW_MS, 'default'));
    }
    expect(hits.map((hit) => hit.totalHits)).toEqual([1, 2, 3, 4]);
    expect(hits.map((hit) => hit.isBlocked)).toEqual([false, false, false, true]);
    expect(hits[3]?.timeToBlockExpire).toBe(60);
    expect((await one.increment('visitor', WINDOW_MS, 3, WINDOW_MS, 'default')).isBlocked).toBe(
      true,
    );
    expect((await one.increment('other', WINDOW_MS, 3, WINDOW_MS, 'default')).isBlocked).toBe(
      false,
    );
  });

  it('forgets after the window', async () => {
    const port = await freePort();
    await startRedis(port);
    const storage = open(port);
    await connected(storage, 'a');
    await storage.increment('visitor', 200, 1, 200, 'default');
    expect((await storage.increment('visitor', 200, 1, 200, 'default')).isBlocked).toBe(true);
    await delay(250);
    expect((await storage.increment('visitor', 200, 1, 200, 'default')).isBlocked).toBe(false);
  });

  it('counts by itself while Redis is away, warns once, and goes back', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const storage = open(port);
    await connected(storage, 'a');
    log.length = 0;
    await stop(redis);

    const hits = [];
    for (let count = 0; count < 3; count += 1) {
      hits.push(await storage.increment('visitor', WINDOW_MS, 2, WINDOW_MS, 'default'));
    }
    expect(hits.map((hit) => hit.isBlocked)).toEqual([false, false, true]);
    expect(log.filter((line) => line.includes('is not responding'))).toHaveLength(1);

    await startRedis(port);
    await connected(storage, 'a');
    expect(log.filter((line) => line.includes('is responding again'))).toHaveLength(1);
  });
});

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
