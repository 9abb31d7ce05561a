import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, normalizeIp, type ThrottlerStorage } from '@nestjs/throttler';

const DAY_MS = 86_400_000;

/** Bytes per count. The rate limit storage can only add one at a time. */
const PIECE_BYTES = 2 * 1024;

/**
 * Counts how much the site stores for each visitor in a day. The counts are kept where the rate limits are: in Redis
 * for all replicas, otherwise in this process. The database holds nothing about a visitor, and the count expires after
 * a day.
 */
@Injectable()
export class DailyVolume {
  constructor(@InjectThrottlerStorage() private readonly storage: ThrottlerStorage) {}

  /**
   * Counts data that a visitor wants to have stored.
   * @param what kind of data; each kind is counted separately
   * @param address the visitor's; for IPv6, one network counts as one visitor
   * @param limit bytes per day; a visitor who exceeds it has to wait for a day
   * @returns whether the data may be stored
   */
  async take(
    what: string,
    address: string | undefined,
    bytes: number,
    limit: number,
  ): Promise<boolean> {
    const visitor = normalizeIp(address ?? '');
    const key = createHash('sha256').update(`volume-${what}-${visitor}`).digest('hex');
    const pieces = Math.floor(limit / PIECE_BYTES);
    for (let piece = 0; piece * PIECE_BYTES < bytes; piece += 1) {
      const count = await this.storage.increment(key, DAY_MS, pieces, DAY_MS, 'volume');
      if (count.isBlocked) return false;
    }
    return true;
  }
}
