import { markdownTable } from '../fixtures/figures/markdown-table';
import { runOptions } from '../fixtures/figures/run-options';
import { postgresPrograms } from './fixtures/backing-services/postgres-cluster';
import { hasRedisServer } from './fixtures/backing-services/redis-server';
import { losePostgres } from './scenarios/lose-postgres';
import { loseRedis } from './scenarios/lose-redis';

/** Prints what visitors get while PostgreSQL, then Redis, is restarted under load. Fails on any wrong answer. */
const { seconds, submitters, readers } = runOptions({ seconds: 5, submitters: 50, readers: 20 });
const programs = await postgresPrograms();
if (programs === undefined || !hasRedisServer()) {
  throw new Error('This needs the programs of PostgreSQL and Redis');
}
const shown = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');

const loss = await losePostgres(programs, submitters, seconds);
process.stdout.write(
  `## PostgreSQL killed and started again, ${submitters} submitters, ${seconds} s before, during and after\n\n${markdownTable(
    ['', 'figure'],
    [
      ['readiness false after, ms', loss.untilNotReady.toFixed(0)],
      ['readiness true after the start, ms', loss.untilReady.toFixed(0)],
      [
        'acknowledged before / during / after',
        `${loss.acknowledged.before} / ${loss.acknowledged.during} / ${loss.acknowledged.after}`,
      ],
      ['submissions answered 503', loss.log.unavailable],
      ['calls without an answer', loss.log.broken],
      ['other answers', loss.log.wrong.length],
      ['readers during the loss', shown(loss.readerStatuses)],
      ['answers not in the shape of every error', loss.readerFaults.length],
      ['acknowledged and lost', loss.lost.length],
      ['stored twice', loss.twice.length],
      ['same process throughout', loss.sameProcess ? 'yes' : 'no'],
    ],
  )}\n`,
);
const redis = await loseRedis(readers, seconds);
process.stdout.write(
  `## Redis killed and started again, ${readers} readers\n\n${markdownTable(
    ['', 'figure'],
    [
      ['a visitor over a limit of 3, before', redis.statuses.before.join(' ')],
      ['- without Redis', redis.statuses.during.join(' ')],
      ['- with Redis again', redis.statuses.after.join(' ')],
      ['readers', shown(redis.readerStatuses)],
      ['slowest answer without Redis, ms', redis.slowestDuring.toFixed(0)],
      ['warnings in the log', redis.warnings],
      ['keys counted in the new Redis', redis.keysAfter],
    ],
  )}`,
);
const faults = [...loss.log.wrong, ...loss.readerFaults, ...loss.lost, ...loss.twice];
for (const fault of faults.slice(0, 10)) process.stderr.write(`${fault}\n`);
const isSound =
  faults.length === 0 &&
  loss.log.broken === 0 &&
  loss.sameProcess &&
  loss.acknowledged.after > 0 &&
  redis.warnings === 1 &&
  redis.keysAfter > 0 &&
  [...redis.readerStatuses.keys()].join() === '200' &&
  Object.values(redis.statuses).every((statuses) => statuses.join() === '200,200,200,429');
if (!isSound) process.exitCode = 1;
