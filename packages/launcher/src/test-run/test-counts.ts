import { readFile } from 'node:fs/promises';

/** How many checks or tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Reads a runner's JSON report. A skipped test counts as failed, because it may hide a problem.
 * A run counts as one failure if it left no report, ran no tests, or ended with an error code although no test failed
 * (an error between tests).
 */
async function readCounts<Report>(
  file: string,
  exitCode: number,
  count: (report: Report) => Counts,
): Promise<Counts> {
  try {
    const counts = count(JSON.parse(await readFile(file, 'utf8')) as Report);
    const { passed, failed } = counts;
    const ranTests = passed + failed > 0;
    return ranTests && (exitCode === 0 || failed > 0)
      ? counts
      : { passed: ranTests ? passed : 0, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Counts of a Vitest run from its `json` reporter's file and its exit code. */
export const vitestCounts = (file: string, exitCode: number): Promise<Counts> =>
  readCounts<VitestReport>(file, exitCode, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      report.numTodoTests +
      // A file that could not be collected has no failed tests.
      (report.numFailedTests === 0 ? report.numFailedTestSuites : 0),
  }));

/**
 * Counts of a Playwright run from its `json` reporter's file and its exit code. A test that only passed on a retry
 * counts as failed.
 */
export const playwrightCounts = (file: string, exitCode: number): Promise<Counts> =>
  readCounts<PlaywrightReport>(file, exitCode, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped + stats.flaky,
  }));
