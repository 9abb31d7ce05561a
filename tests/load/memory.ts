import { markdownTable } from '../fixtures/figures/markdown-table';
import { runOptions } from '../fixtures/figures/run-options';
import { watchMemory } from './scenarios/watch-memory';

/** Prints the memory of shell and API after many requests. Fails if the memory in use has grown by more than 10%. */
const options = runOptions({ early: 5_000, late: 20_000 });
const { early, late, statuses } = await watchMemory(options.early, options.late);
const parts = ['shell', 'api'] as const;
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
process.stdout.write(
  `## Memory after ${options.early} and ${options.late} mixed requests, garbage collected, MB\n\n${markdownTable(
    ['', `after ${options.early}`, `after ${options.late}`, 'ratio'],
    parts.flatMap((part) =>
      (['live', 'resident'] as const).map((kind) => [
        `${part}, ${kind}`,
        megabytes(early[part][kind]),
        megabytes(late[part][kind]),
        (late[part][kind] / early[part][kind]).toFixed(3),
      ]),
    ),
  )}\nAnswers by status: ${[...statuses].map((pair) => pair.join(': ')).join(', ')}\n`,
);
if (parts.some((part) => late[part].live > early[part].live * 1.1)) process.exitCode = 1;
