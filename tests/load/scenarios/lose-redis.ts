import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createApiProcess } from '../../fixtures/api/api-process';
import { postJson, sendRequest } from '../../fixtures/api/send-request';
import { startRedisServer } from '../fixtures/backing-services/redis-server';

export interface RedisLossResult {
  /** Answers to a visitor who exceeds the limit, in order: with Redis, without it, and with Redis again. */
  statuses: { before: number[]; during: number[]; after: number[] };
  /** Number of answers to other visitors during the whole run, by status. */
  readerStatuses: Map<number, number>;
  /** Their longest response time while Redis was away, in milliseconds. */
  slowestDuring: number;
  /** Number of log lines that warned of the loss. */
  warnings: number;
  /** Number of keys at the end in Redis, which was empty when it came back. */
  keysAfter: number;
}

/** Newsletter requests allowed per visitor. */
const LIMIT = 3;

/** Generous: the client waits up to five seconds between two attempts to reconnect. */
const RECONNECT_LIMIT_MS = 120_000;

/**
 * Stops Redis under load and starts it again.
 * @param seconds of load during the loss.
 */
export async function loseRedis(readers: number, seconds: number): Promise<RedisLossResult> {
  const redis = await startRedisServer();
  const api = await createApiProcess({
    DATA_DIR: 'memory://',
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
    RATE_LIMIT_NEWSLETTER: String(LIMIT),
    RATE_LIMIT_WINDOW_SECONDS: '600',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: readers + 2 });
  const readerStatuses = new Map<number, number>();
  let slowest = 0;
  let isOver = false;

  const read = async (reader: number): Promise<void> => {
    const headers = { 'x-forwarded-for': `198.51.100.${reader + 1}` };
    while (!isOver) {
      const start = performance.now();
      const { status } = await sendRequest({ url: `${api.url}/services`, agent, headers });
      slowest = Math.max(slowest, performance.now() - start);
      readerStatuses.set(status, (readerStatuses.get(status) ?? 0) + 1);
      await delay(5);
    }
  };
  const overTheLimit = async (visitor: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let count = 0; count <= LIMIT; count += 1) {
      const answer = await postJson(
        agent,
        `${api.url}/newsletter`,
        { email: 'reader@bakery.example' },
        { 'x-forwarded-for': visitor },
      );
      statuses.push(answer.status);
    }
    return statuses;
  };

  try {
    api.launch();
    await api.whenReady();
    const crowd = Array.from({ length: readers }, (_, reader) => read(reader));
    const before = await overTheLimit('203.0.113.1');
    const warningsBefore = countWarnings(api.output());

    await redis.crash();
    slowest = 0;
    const during = await overTheLimit('203.0.113.2');
    await delay(seconds * 1000);
    const slowestDuring = slowest;
    const warnings = countWarnings(api.output()) - warningsBefore;

    await redis.start();
    const deadline = Date.now() + RECONNECT_LIMIT_MS;
    while ((await redis.keyCount()) === 0 && Date.now() < deadline) await delay(100);
    const after = await overTheLimit('203.0.113.3');
    isOver = true;
    await Promise.all(crowd);
    return {
      statuses: { before, during, after },
      readerStatuses,
      slowestDuring,
      warnings,
      keysAfter: await redis.keyCount(),
    };
  } finally {
    isOver = true;
    await api.kill();
    agent.destroy();
    await redis.crash();
  }
}

const countWarnings = (output: string): number =>
  output.split('Redis is not responding').length - 1;
