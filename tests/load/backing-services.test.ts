import { describe, expect, it } from 'vitest';
import { postgresPrograms } from './fixtures/backing-services/postgres-cluster';
import { hasRedisServer } from './fixtures/backing-services/redis-server';
import { losePostgres } from './scenarios/lose-postgres';
import { loseRedis } from './scenarios/lose-redis';

// The test stops its servers, so it must start its own.
const programs = await postgresPrograms();

describe.runIf(programs !== undefined)('PostgreSQL killed under load', () => {
  it('is told honestly and lasts no longer than the loss', async () => {
    const loss = await losePostgres(programs ?? '', 20, 1);
    expect(loss.log.wrong).toEqual([]);
    expect(loss.log.broken).toBe(0);
    expect(loss.log.unavailable).toBeGreaterThan(0);
    expect([...loss.readerStatuses.keys()]).toEqual([503]);
    expect(loss.readerFaults).toEqual([]);
    expect(loss.acknowledged.before).toBeGreaterThan(0);
    expect(loss.acknowledged.during).toBe(0);
    expect(loss.acknowledged.after).toBeGreaterThan(0);
    expect(loss.lost).toEqual([]);
    expect(loss.twice).toEqual([]);
    expect(loss.sameProcess).toBe(true);
  });
});

describe.runIf(hasRedisServer())('Redis killed under load', () => {
  it('leaves limits to each process, warns once, and counts there again when it is back', async () => {
    const loss = await loseRedis(5, 1);
    expect(loss.statuses).toEqual({
      before: [200, 200, 200, 429],
      during: [200, 200, 200, 429],
      after: [200, 200, 200, 429],
    });
    expect([...loss.readerStatuses.keys()]).toEqual([200]);
    expect(loss.warnings).toBe(1);
    expect(loss.keysAfter).toBeGreaterThan(0);
  });
});
