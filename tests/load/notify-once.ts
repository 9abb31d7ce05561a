import { createServerStore } from '../fixtures/api/lead-store';
import { markdownTable } from '../fixtures/figures/markdown-table';
import { percentile } from '../fixtures/figures/percentile';
import { runOptions } from '../fixtures/figures/run-options';
import {
  startHungMailServer,
  startUnreliableMailServer,
} from './fixtures/backing-services/unreliable-mail-server';
import { mailEnvironment, notifyLeads } from './scenarios/notify-leads';
import { timeSubmissions } from './scenarios/time-submissions';

/**
 * Prints how leads were reported over a failing mail server, and how a hanging one affects submissions. Fails if a
 * report is missing or came twice.
 */
const { leads, processes, failing, seed, rounds, seconds } = runOptions({
  leads: 500,
  processes: 2,
  failing: 30,
  seed: 1,
  rounds: 3,
  seconds: 5,
});
const SUBMITTERS = 20;

/** Above this factor, visitors would notice a hanging mail server. */
const MOST_TIMES_SLOWER = 2;

const store = await createServerStore();
if (store === undefined) throw new Error('This needs PostgreSQL at TEST_DATABASE_URL');
try {
  const result = await notifyLeads({
    store,
    leads,
    processes,
    failing: failing / 100,
    seed,
    patienceSeconds: 300,
  });
  const failures = [...result.faults].reduce((sum, [, count]) => sum + count, 0);
  process.stdout.write(
    `## ${leads} leads, ${processes} API processes, ${failing} % of mails fail (seed ${seed})\n\n${markdownTable(
      ['', 'count'],
      [
        ['reports due', result.expected],
        ['failures of the server', failures],
        ...[...result.faults].map(([fault, count]) => [`- ${fault}`, count]),
        ['reports missing', result.missing.length],
        ['reports sent again after a known success', result.repeated.length],
        ['second copies after a hang-up that hid the success', result.copiesAfterHangUp],
        ['- of these not recognisable by their Message-ID', result.unrecognisable.length],
        ['seconds until all were reported', result.seconds.toFixed(1)],
      ],
    )}\n`,
  );
  const faults = [...result.missing, ...result.repeated, ...result.unrecognisable];
  for (const fault of faults.slice(0, 10)) process.stderr.write(`${fault}\n`);
  if (faults.length > 0 || failures === 0) process.exitCode = 1;

  const hung = await startHungMailServer();
  const sound = await startUnreliableMailServer(0, seed);
  const ways = [
    { name: 'none', env: {}, latencies: [] as number[] },
    { name: 'one that works', env: mailEnvironment(sound.url), latencies: [] as number[] },
    { name: 'one that hangs', env: mailEnvironment(hung.url), latencies: [] as number[] },
  ] as const;
  // In turns, so that other work on the machine affects all of them equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const { env, latencies } of ways) {
      const log = await timeSubmissions(store, env, SUBMITTERS, seconds);
      latencies.push(...log.latencies);
      // Otherwise reports left from this turn would be sent in the next one.
      await store.query('delete from outbox');
    }
  }
  await hung.close();
  await sound.close();
  process.stdout.write(
    `## Submissions by mail server, ${SUBMITTERS} submitters, ${rounds} × ${seconds} s each\n\n${markdownTable(
      ['mail server', 'acknowledged', 'p50, ms', 'p95, ms', 'slowest, ms'],
      ways.map(({ name, latencies }) => [
        name,
        latencies.length,
        percentile(latencies, 0.5).toFixed(1),
        percentile(latencies, 0.95).toFixed(1),
        percentile(latencies, 1).toFixed(1),
      ]),
    )}`,
  );
  const [without, , hanging] = ways;
  const limit = MOST_TIMES_SLOWER * percentile(without.latencies, 0.95);
  if (percentile(hanging.latencies, 0.95) > limit) process.exitCode = 1;
} finally {
  await store.dispose();
}
