import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createApiProcess } from '../fixtures/api/api-process';
import { createEmbeddedStore, createServerStore } from '../fixtures/api/lead-store';
import { markdownTable } from '../fixtures/figures/markdown-table';
import { percentile } from '../fixtures/figures/percentile';
import { runOptions } from '../fixtures/figures/run-options';
import { measureReaders, type ReaderFigures } from './measure-readers';

/** Prints response times of the API's cheapest routes with many readers, and of the framework's bare route. */
const { readers, seconds, rounds } = runOptions({ readers: 100, seconds: 3, rounds: 3 });

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
  { name: 'bare NestJS route', url: `${bareUrl}/bare` },
  ...apis.flatMap(({ url }, index) => [
    { name: `/api/health, ${stores[index]?.name}`, url: `${url}/health` },
    { name: `/api/services, ${stores[index]?.name}`, url: `${url}/services` },
  ]),
];
const figures = new Map<string, ReaderFigures[]>(targets.map(({ name }) => [name, []]));
try {
  for (const api of apis) {
    api.launch();
    await api.whenReady();
  }
  for (const { url } of targets) await measureReaders(url, readers, 1);
  // In turns, so that other work on the machine affects all of them equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of targets) {
      figures.get(name)?.push(await measureReaders(url, readers, seconds));
    }
  }
} finally {
  bare.kill();
  for (const api of apis) await api.kill();
  for (const store of stores) await store.dispose();
}

const p95 = (name: string) =>
  percentile(figures.get(name)?.flatMap(({ latencies }) => latencies) ?? [], 0.95);
const bareP95 = p95('bare NestJS route');
process.stdout.write(
  `## ${readers} concurrent readers, ${rounds} × ${seconds} s each, in turns\n\n${markdownTable(
    ['route', 'requests a second', 'p50, ms', 'p95, ms', 'p95 ÷ bare', 'failed'],
    [...figures].map(([name, runs]) => {
      const latencies = runs.flatMap((run) => run.latencies);
      const time = runs.reduce((sum, run) => sum + run.seconds, 0);
      return [
        name,
        Math.round(latencies.length / time),
        percentile(latencies, 0.5).toFixed(1),
        p95(name).toFixed(1),
        (p95(name) / bareP95).toFixed(2),
        runs.reduce((sum, run) => sum + run.failed, 0),
      ];
    }),
  )}`,
);
if ([...figures.values()].flat().some(({ failed }) => failed > 0)) process.exitCode = 1;
