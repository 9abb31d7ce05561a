import { createEmbeddedStore, createServerStore, type LeadStore } from '../fixtures/api/lead-store';
import { markdownTable } from '../fixtures/figures/markdown-table';
import { percentile } from '../fixtures/figures/percentile';
import { runOptions } from '../fixtures/figures/run-options';
import { type CrashResult, crashContacts } from './scenarios/crash-contacts';

/** Prints what happened to leads while the API was killed repeatedly. Fails if one was lost or stored twice. */
const { seconds, submitters, kills, seed } = runOptions({
  seconds: 60,
  submitters: 200,
  kills: 5,
  seed: 1,
});
const results: [LeadStore, CrashResult][] = [];
for (const store of [await createEmbeddedStore(), await createServerStore()]) {
  if (store === undefined) continue;
  try {
    results.push([
      store,
      await crashContacts({
        store,
        submitters,
        seconds,
        kills,
        acknowledgedPerLife: submitters,
        seed,
      }),
    ]);
  } finally {
    await store.dispose();
  }
}

const column = (read: (result: CrashResult) => string | number) =>
  results.map(([, result]) => read(result));
process.stdout.write(
  `## ${submitters} submitters for ${seconds} s, API killed in between (seed ${seed})\n\n${markdownTable(
    ['', ...results.map(([store]) => store.name)],
    [
      ['SIGKILLs', ...column((result) => result.kills)],
      [
        'start until it answers, ms, slowest',
        ...column((result) => Math.round(Math.max(...result.restarts))),
      ],
      ['seconds under load', ...column((result) => result.seconds.toFixed(0))],
      ['submissions acknowledged', ...column(({ log }) => log.acknowledged.size)],
      [
        'acknowledged a second',
        ...column(({ log }) => Math.round(log.acknowledged.size / seconds)),
      ],
      ['answer p50, ms', ...column(({ log }) => percentile(log.latencies, 0.5).toFixed(1))],
      ['answer p95, ms', ...column(({ log }) => percentile(log.latencies, 0.95).toFixed(1))],
      ['calls without an answer', ...column(({ log }) => log.broken)],
      ['calls answered 503', ...column(({ log }) => log.unavailable)],
      ['wrong answers', ...column(({ log }) => log.wrong.length)],
      ['rows in the database', ...column((result) => result.stored)],
      ['acknowledged and lost', ...column((result) => result.lost.length)],
      ['stored twice', ...column((result) => result.twice.length)],
    ],
  )}`,
);
for (const [store, { log, lost, twice }] of results) {
  const faults = [...log.wrong, ...lost, ...twice];
  for (const fault of faults.slice(0, 10)) process.stderr.write(`${store.name}: ${fault}\n`);
  if (faults.length > 0 || log.acknowledged.size === 0) process.exitCode = 1;
}
