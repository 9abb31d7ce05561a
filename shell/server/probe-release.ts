import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RELEASE_RECORD_FILE } from '@northloop/contracts';
import { openProbeReport, parseReleaseRecord } from '@northloop/federation/release-store';
import { isModuleName } from './modules';
import type { Renderer } from './page/renderer';
import { renderRelease } from './releases/probe/render-release';
import { provideRuntimeCore } from './releases/provide-runtime-core';

/**
 * `node probe-release.js <folder of a release>`: runs it as the shell's server will, for `runProbe`, which sets the limits
 * and takes the report. It ends with 0 when there is no problem, else with 1.
 */
process.env.NODE_ENV ??= 'production';

const report = openProbeReport();

/** Node's permission model lets a process send signals, and whoever started this one is the shell. */
const refuse = () => {
  throw new Error('A release must not send signals');
};
Object.assign(process, { kill: refuse, _kill: refuse, _debugProcess: refuse });

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
  return renderRelease(renderer, record, folder);
}

const problems = await probe().catch((error: unknown) => [
  error instanceof Error ? error.message : String(error),
]);
// Said of success too: a release that ends the process before has not come through.
report(problems);
// Outright: a timer that the release has left behind must not keep the process.
process.exit(problems.length > 0 ? 1 : 0);
