import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../processes/run-command';
import { workspaceRoot } from '../workspace';
import { playwrightCounts, vitestCounts } from './test-counts';

async function report(content: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
};
const playwrightReport = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };

describe('vitestCounts', () => {
  it.each([
    ['a clean run', {}, { passed: 5, failed: 0 }],
    [
      'a failed test, not its suite too',
      { numFailedTests: 2, numFailedTestSuites: 1 },
      { passed: 5, failed: 2 },
    ],
    ['a skipped test as failed', { numPendingTests: 1 }, { passed: 5, failed: 1 }],
    ['a test to be written as failed', { numTodoTests: 1 }, { passed: 5, failed: 1 }],
    [
      'all of these',
      { numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 },
      { passed: 5, failed: 6 },
    ],
    ['a file that could not be read', { numFailedTestSuites: 1 }, { passed: 5, failed: 1 }],
  ])('counts %s', async (_, change, counts) => {
    const exitCode = 'numFailedTests' in change || 'numFailedTestSuites' in change ? 1 : 0;
    const file = await report({ ...vitestReport, ...change });
    await expect(vitestCounts(file, exitCode)).resolves.toEqual(counts);
  });

  it('counts an error between the tests of a real run', async () => {
    const folder = await temporaryFolder();
    await writeFile(
      join(folder, 'sample.test.js'),
      "it('passes', () => { Promise.reject(new Error('nobody waits for this')); });",
    );
    await expect(runVitest(folder)).resolves.toEqual({ passed: 1, failed: 1 });
  });
});

/** Runs the tests of a folder in the same way as the whole suite, and counts them. */
async function runVitest(folder: string) {
  const file = join(folder, 'report.json');
  const { code } = await runCommand(process.execPath, [
    join(workspaceRoot, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    folder,
    '--globals',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  return vitestCounts(file, code);
}

describe('playwrightCounts', () => {
  it.each([
    ['a clean run', {}, { passed: 7, failed: 0 }],
    ['a failed test', { unexpected: 1 }, { passed: 7, failed: 1 }],
    ['a test that passed when run again as failed', { flaky: 1 }, { passed: 7, failed: 1 }],
    ['a skipped test as failed', { skipped: 3 }, { passed: 7, failed: 3 }],
  ])('counts %s', async (_, change, counts) => {
    const file = await report({ stats: { ...playwrightReport, ...change } });
    await expect(playwrightCounts(file, 'unexpected' in change ? 1 : 0)).resolves.toEqual(counts);
  });
});

describe.each([
  ['vitestCounts', vitestCounts, vitestReport],
  ['playwrightCounts', playwrightCounts, { stats: playwrightReport }],
] as const)('%s', (_, counts, clean) => {
  it('takes a run that left no report for one failure', async () => {
    const gone = join(await temporaryFolder(), 'gone.json');
    await expect(counts(gone, 0)).resolves.toEqual({ passed: 0, failed: 1 });
  });

  it.each(['', '{"numPassedTests":', '{}', 'null', '[]'])(
    'takes the report %j for one failure',
    async (content) => {
      await expect(counts(await report(content), 0)).resolves.toEqual({ passed: 0, failed: 1 });
    },
  );

  it('takes a run without a test for one failure', async () => {
    const nothing = JSON.parse(JSON.stringify(clean).replace(/\d+/g, '0'));
    await expect(counts(await report(nothing), 0)).resolves.toEqual({ passed: 0, failed: 1 });
  });

  it('takes a run that failed as a whole for one failure', async () => {
    const { passed } = await counts(await report(clean), 0);
    await expect(counts(await report(clean), 1)).resolves.toEqual({ passed, failed: 1 });
  });
});
