import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, normalizeIp, type ThrottlerStorage } from '@nestjs/throttler';

const DAY_MS = 86_400_000;

/** Bytes that are counted as one: the storage of the rate limits counts by ones. */
const PIECE_BYTES = 2 * 1024;

/**
 * Counts how much each visitor has the site keep in a day, where requests are counted as well: for all replicas with
 * Redis, else in this process. Nothing about a visitor gets into the database; the count ends with the day.
 */
@Injectable()
export class DailyVolume {
  constructor(@InjectThrottlerStorage() private readonly storage: ThrottlerStorage) {}

  /**
   * Counts what a visitor wants kept.
   * @param what kind of thing, each counted by itself
   * @param address the visitor's; one network counts as one visitor for IPv6
   * @param limit bytes a day; who once exceeds it has to wait for a day
   * @returns whether it may be kept
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
