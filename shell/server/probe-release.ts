import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RELEASE_RECORD_FILE } from '@northloop/contracts';
import { openProbeReport, parseReleaseRecord } from '@northloop/federation/release-store';
import { isModuleName } from './modules';
import type { Renderer } from './page/renderer';
import { renderRelease } from './releases/probe/render-release';
import { provideRuntimeCore } from './releases/provide-runtime-core';

/**
 * `node probe-release.js <folder of a release>` runs a release as the shell's server would. `runProbe` starts it, sets
 * the limits and reads the report. The exit code is 0 if there is no problem, otherwise 1.
 */
process.env.NODE_ENV ??= 'production';

const report = openProbeReport();

/** Node's permission model allows sending signals, and the parent of this process is the shell. */
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
// Success is reported too: a release that ends the process earlier has not passed.
report(problems);
// Exit explicitly: a timer that the release left running must not keep the process alive.
process.exit(problems.length > 0 ? 1 : 0);
