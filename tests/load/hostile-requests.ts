import { markdownTable } from '../fixtures/figures/markdown-table';
import { runOptions } from '../fixtures/figures/run-options';
import {
  type HostileResult,
  sendHostileRequests,
  startTarget,
} from './scenarios/send-hostile-requests';

/** Prints for each operation how the API answered random and hostile requests. Fails if an answer was wrong. */
const { count, seed } = runOptions({ count: 2_000, seed: 1 });
const { api, agent, operations, stop } = await startTarget();
const begin = performance.now();
const results: HostileResult[] = [];
try {
  for (const operation of operations) {
    results.push(await sendHostileRequests(agent, api, operation, count, seed));
  }
} finally {
  await stop();
}
const seconds = (performance.now() - begin) / 1000;
const total = results.reduce((sum, { sent }) => sum + sent, 0);
process.stdout.write(
  `## ${total} hostile requests in ${seconds.toFixed(0)} s (seed ${seed})\n\n${markdownTable(
    [
      'operation',
      'sent',
      'answers by status',
      '5xx',
      'longest hold, ms',
      'largest answer, bytes',
      'sound',
    ],
    results.map(({ operation, sent, statuses, longestHold, largestAnswer, failure }) => [
      `${operation.method} ${operation.path}`,
      sent,
      [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
      [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0),
      longestHold.toFixed(1),
      largestAnswer,
      failure === undefined ? 'yes' : 'no',
    ]),
  )}`,
);
for (const { failure } of results) {
  if (failure === undefined) continue;
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
if (total === 0) process.exitCode = 1;
