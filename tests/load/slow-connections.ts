import { markdownTable } from '../fixtures/figures/markdown-table';
import { percentile } from '../fixtures/figures/percentile';
import { runOptions } from '../fixtures/figures/run-options';
import { crowdTheDoor } from './scenarios/crowd-the-door';

/** Prints how visitors are served beside slow connections. Fails if their p95 is more than 1.5 times that without. */
const options = runOptions({ connections: 500, seconds: 60, rounds: 3 });
const { rounds, wrong, fewest, ended } = await crowdTheDoor(options);
const without = rounds.flatMap((round) => round.without);
const beside = rounds.flatMap((round) => round.beside);
const figures = (times: readonly number[]) => [
  times.length,
  percentile(times, 0.5).toFixed(1),
  percentile(times, 0.95).toFixed(1),
];
const ratio = percentile(beside, 0.95) / percentile(without, 0.95);
process.stdout.write(
  `## Visitors beside ${options.connections} slow connections, ${options.seconds} s of each\n\n${markdownTable(
    ['', 'answers', 'p50, ms', 'p95, ms'],
    [
      ['without them', ...figures(without)],
      ['beside them', ...figures(beside)],
    ],
  )}\np95 ${ratio.toFixed(2)} times as long; ${wrong.length} wrong answers; never fewer than ${fewest} slow connections, ${ended} hung up on\n`,
);
for (const each of wrong.slice(0, 10)) process.stderr.write(`${each}\n`);
if (wrong.length > 0 || ratio > 1.5) process.exitCode = 1;
