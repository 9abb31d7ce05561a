import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import type { Logger } from '../logging/logger.js';

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/**
 * Counts atomically, so that concurrent replicas count correctly. KEYS: counter, block. ARGV: window, limit and block
 * time; times are in milliseconds. Returns hits, ms left of the window, ms left of the block (0: none).
 */
const COUNT = `
local blocked = redis.call('PTTL', KEYS[2])
if blocked > 0 then
  return {tonumber(ARGV[2]) + 1, math.max(redis.call('PTTL', KEYS[1]), 0), blocked}
end
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
local left = redis.call('PTTL', KEYS[1])
if hits > tonumber(ARGV[2]) then
  redis.call('SET', KEYS[2], '1', 'PX', ARGV[3])
  return {hits, left, tonumber(ARGV[3])}
end
return {hits, left, 0}`;

/** Longer than any healthy answer takes. Visitors must not wait for a slow counter. */
const COMMAND_TIMEOUT_MS = 300;

/** Counts in Redis for all replicas, and only in this process while Redis is unavailable. */
export class RedisRateLimitStorage implements ThrottlerStorage {
  private readonly redis: Redis;
  private readonly local = new ThrottlerStorageService();
  private away = false;

  constructor(
    url: string,
    private readonly logger: Logger,
  ) {
    this.redis = new Redis(url, {
      // A command that cannot be sent now fails at once and is counted locally.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2_000,
      commandTimeout: COMMAND_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
    });
    this.redis.on('error', (error) => this.noteAway(error));
  }

  async increment(
    key: string,
    windowMs: number,
    limit: number,
    blockMs: number,
    name: string,
  ): Promise<Counted> {
    try {
      const counted = await this.countInRedis(key, windowMs, limit, blockMs);
      this.noteBack();
      return counted;
    } catch (error) {
      this.noteAway(error);
      return this.local.increment(key, windowMs, limit, blockMs, name);
    }
  }

  /** Closes the connection. */
  close(): void {
    this.redis.disconnect();
    this.local.onApplicationShutdown();
  }

  private async countInRedis(
    key: string,
    windowMs: number,
    limit: number,
    blockMs: number,
  ): Promise<Counted> {
    // The braces keep both keys on one node of a cluster.
    const counter = `northloop:rate:{${key}}`;
    const answer = await this.redis.eval(
      COUNT,
      2,
      counter,
      `${counter}:block`,
      windowMs,
      limit,
      blockMs,
    );
    const [hits = 0, leftMs = 0, blockedMs = 0] = Array.isArray(answer) ? answer.map(Number) : [];
    return {
      totalHits: hits,
      timeToExpire: Math.ceil(leftMs / 1000),
      isBlocked: blockedMs > 0,
      timeToBlockExpire: Math.ceil(blockedMs / 1000),
    };
  }

  private noteAway(error: unknown): void {
    if (!this.away) {
      this.logger.warn(
        { err: error },
        'Redis is not responding; each replica counts requests on its own',
      );
    }
    this.away = true;
  }

  private noteBack(): void {
    if (this.away) this.logger.info('Redis is responding again and counts the requests');
    this.away = false;
  }
}
