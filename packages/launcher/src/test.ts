import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LEFT_BEHIND_VARIABLE, waitUntilNoneLeft } from './processes/left-behind';
import { runCommand } from './processes/run-command';
import { ensureChromium } from './test-run/ensure-chromium';
import type { Counts } from './test-run/test-counts';
import { type Step, testRuns } from './test-run/test-steps';
import { workspaceRoot } from './workspace';

interface Result extends Counts {
  name: string;
  seconds: number;
}

async function runStep({ name, run }: Step): Promise<Result> {
  const begin = Date.now();
  process.stdout.write(`── ${name}: started\n`);
  const counts = await run();
  const seconds = (Date.now() - begin) / 1000;
  process.stdout.write(`── ${name}: finished after ${seconds.toFixed(1)} s\n`);
  return { name, seconds, ...counts };
}

/** A run must not leave processes on the machine: they would slow down the next one. */
const nothingLeft = (run: string): Step => ({
  name: 'no process is left running',
  run: async () => {
    const left = await waitUntilNoneLeft(run);
    for (const { pid, command } of left) process.stdout.write(`still running: ${pid} ${command}\n`);
    return left.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** Runs every step, even if one fails, and prints the total last. */
async function runAll(lanes: readonly (readonly Step[])[]): Promise<number> {
  const begin = Date.now();
  const run = randomUUID();
  process.env[LEFT_BEHIND_VARIABLE] = run;
  await rm(join(workspaceRoot, '.data', 'test-reports'), { recursive: true, force: true });
  const results: Result[] = [];
  const runLane = async (steps: readonly Step[]) => {
    for (const step of steps) results.push(await runStep(step));
  };
  await Promise.all(lanes.map(runLane));
  results.push(await runStep(nothingLeft(run)));

  const sum = (count: (result: Result) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed === 0 ? '✓' : '✗';
    process.stdout.write(
      `${mark} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s\n`,
    );
  }
  const passed = sum((result) => result.passed);
  const failed = sum((result) => result.failed);
  process.stdout.write(`${((Date.now() - begin) / 1000).toFixed(1)} s in total\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

/** Runs only the browser tests, with Playwright's own arguments and output. */
async function runBrowserTests(args: readonly string[]): Promise<number> {
  const { code } = await runCommand(
    'pnpm',
    ['--filter', '@northloop/tests', 'exec', 'playwright', 'test', ...args],
    { env: { CHROMIUM_PATH: await ensureChromium() } },
  );
  return code;
}

/**
 * `test.ts <test|check|long>` runs that set of tests, `test.ts e2e [Playwright's arguments]` only the browser tests,
 * and `test.ts browsers [firefox] [webkit] [--install]` the journeys in other browsers. The site is built first, unless
 * the tests are for a site that runs elsewhere.
 */
async function main([command = 'test', ...args]: readonly string[]): Promise<number> {
  if (!process.env.SITE_URL) {
    const { code } = await runCommand('pnpm', ['build']);
    if (code !== 0) return code;
  }
  if (command === 'e2e') return runBrowserTests(args);
  if (command === 'browsers') {
    return (await runCommand('tsx', ['tests/browsers/run.ts', ...args])).code;
  }
  if (command === 'test' || command === 'check' || command === 'long') {
    return runAll(testRuns[command]);
  }
  process.stderr.write(
    `There is no test run "${command}". Use one of: test, check, long, e2e, browsers.\n`,
  );
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
