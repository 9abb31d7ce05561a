import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createApiProcess } from '../fixtures/api/api-process';
import { createEmbeddedStore, createServerStore } from '../fixtures/api/lead-store';
import { markdownTable } from '../fixtures/figures/markdown-table';
import { percentile } from '../fixtures/figures/percentile';
import { runOptions } from '../fixtures/figures/run-options';
import { fillStudioCalendar } from './fill-studio-calendar';
import { measureReaders, type ReaderFigures } from './measure-readers';

/**
 * Prints response times of the API's cheapest routes and of its free times, and of the framework's bare route. Fails if
 * an answer fails, or one reader waits too long for the free times.
 */
const { readers, seconds, rounds } = runOptions({ readers: 100, seconds: 3, rounds: 3 });

/** The free times of six weeks, in which there are some bookings. */
const FREE_TIMES = '/api/consultations/slots';
const BOOKINGS = 60;

/** The p95 that one reader of them is promised, in milliseconds. */
const MOST_MS = 15;

const BARE = 'bare NestJS route';

const bare = spawn(
  process.execPath,
  ['--import', 'tsx', fileURLToPath(new URL('bare-route-server.ts', import.meta.url))],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const [ready] = await once(bare.stdout, 'data');
const bareUrl = /http:\S+/.exec(String(ready))?.[0];
if (bareUrl === undefined) throw new Error(`The bare route did not start: ${ready}`);

const stores = [await createEmbeddedStore(), await createServerStore()].filter(
  (store) => store !== undefined,
);
// Log each request, as in production.
const apis = await Promise.all(
  stores.map((store) => createApiProcess({ ...store.env, LOG_LEVEL: 'info' })),
);
const targets = [
  { name: BARE, url: `${bareUrl}/bare` },
  ...apis.flatMap(({ url }, index) => [
    { name: `/api/health, ${stores[index]?.name}`, url: `${url}/health` },
    { name: `/api/services, ${stores[index]?.name}`, url: `${url}/services` },
    { name: `${FREE_TIMES}, ${stores[index]?.name}`, url: `${url}/consultations/slots` },
  ]),
];
/** How many read each route at once. The promise about the free times is for one reader. */
const crowds = [
  { readers, targets },
  {
    readers: 1,
    targets: targets.filter(({ name }) => name === BARE || name.startsWith(FREE_TIMES)),
  },
].map((crowd) => ({
  ...crowd,
  figures: new Map<string, ReaderFigures[]>(crowd.targets.map(({ name }) => [name, []])),
}));
try {
  for (const api of apis) {
    api.launch();
    await api.whenReady();
    await fillStudioCalendar(api.url, BOOKINGS);
  }
  for (const { url } of targets) await measureReaders(url, readers, 1);
  // In turns, so that other work on the machine affects all of them equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const crowd of crowds) {
      for (const { name, url } of crowd.targets) {
        crowd.figures.get(name)?.push(await measureReaders(url, crowd.readers, seconds));
      }
    }
  }
} finally {
  bare.kill();
  for (const api of apis) await api.kill();
  for (const store of stores) await store.dispose();
}

for (const { readers: count, figures } of crowds) {
  const p95 = (name: string) =>
    percentile(figures.get(name)?.flatMap(({ latencies }) => latencies) ?? [], 0.95);
  process.stdout.write(
    `## Concurrent readers: ${count}, ${rounds} × ${seconds} s each, in turns\n\n${markdownTable(
      ['route', 'requests a second', 'p50, ms', 'p95, ms', 'p95 ÷ bare', 'failed'],
      [...figures].map(([name, runs]) => {
        const latencies = runs.flatMap((run) => run.latencies);
        const time = runs.reduce((sum, run) => sum + run.seconds, 0);
        return [
          name,
          Math.round(latencies.length / time),
          percentile(latencies, 0.5).toFixed(1),
          p95(name).toFixed(1),
          (p95(name) / p95(BARE)).toFixed(2),
          runs.reduce((sum, run) => sum + run.failed, 0),
        ];
      }),
    )}\n`,
  );
  if ([...figures.values()].flat().some(({ failed }) => failed > 0)) process.exitCode = 1;
  if (count > 1) continue;
  for (const name of figures.keys()) {
    if (!name.startsWith(FREE_TIMES) || p95(name) <= MOST_MS) continue;
    process.stderr.write(`${name}: p95 is more than ${MOST_MS} ms\n`);
    process.exitCode = 1;
  }
}
