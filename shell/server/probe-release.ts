import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RELEASE_RECORD_FILE } from '@northloop/contracts';
import { parseReleaseRecord } from '@northloop/federation/release-store';
import { isModuleName } from './modules';
import type { Renderer } from './page/renderer';
import { provideRuntimeCore } from './provide-runtime-core';
import { limitProcessorTime } from './releases/limit-processor-time';
import { probeRelease } from './releases/probe-release';

/**
 * `node probe-release.js <folder of a release>`: runs it as the shell's server will. Its last line is
 * `{"problems": [...]}`; it ends with 0 when there are none, else with 1. A release that takes too much processor time
 * has it killed; whoever starts it sets the limit by the clock.
 */
process.env.NODE_ENV ??= 'production';

/** Loading and rendering all of a release takes about half a second. */
const PROCESSOR_LIMIT_MS = 5000;
limitProcessorTime(PROCESSOR_LIMIT_MS);

const folder = resolve(process.argv[2] ?? '.');

async function probe(): Promise<string[]> {
  const text = await readFile(join(folder, RELEASE_RECORD_FILE), 'utf8');
  const value = JSON.parse(text) as { module?: unknown };
  if (!isModuleName(value.module)) return [`there is no module "${String(value.module)}"`];
  const record = parseReleaseRecord(value, value.module);
  provideRuntimeCore();
  const renderer = (await import(
    /* @vite-ignore */ new URL('../dist-ssr/entry-server.js', import.meta.url).href
  )) as Renderer;
  return probeRelease(renderer, record, folder);
}

const problems = await probe().catch((error: unknown) => [
  error instanceof Error ? error.message : String(error),
]);
// Said of success too: a release that ends the process before has not come through.
process.stdout.write(`${JSON.stringify({ problems })}\n`);
// Outright: a timer that the release has left behind must not keep the process.
process.exit(problems.length > 0 ? 1 : 0);
