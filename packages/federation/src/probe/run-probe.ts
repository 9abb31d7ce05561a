import { randomBytes } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { REPORT_CHANNEL, readProbeReport } from './probe-report.js';
import { spawnConfined } from './run-confined.js';

/** How the probe of a release ended. */
export type ProbeOutcome =
  /** It finished. The list holds what is wrong with the release and is empty for a good one. */
  | { end: 'reported'; problems: readonly string[] }
  /** It took too long. */
  | { end: 'too late' }
  /** It used too much processor time. */
  | { end: 'too busy' }
  /** The release ended the process. */
  | { end: 'ended'; code: number | null; lastWords: string };

/** Loading and rendering a whole release takes about half a second of processor time. */
const PROCESSOR_LIMIT_S = 5;

/** Number of bytes to keep of the report and of the release's own output. */
const MOST_OUTPUT = 64_000;

/** Signals with which the system ends a process that has used up its processor time. */
const OUT_OF_TIME: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGXCPU'];

/** Folders of the shell's build and of the packages that it imports. */
function foldersOf(command: string): string[] {
  const built = dirname(command);
  const shell = dirname(built);
  const workspace = dirname(shell);
  return [
    built,
    join(shell, 'dist-ssr'),
    join(shell, 'node_modules'),
    join(workspace, 'node_modules'),
    ...['contracts', 'federation'].flatMap((name) =>
      ['dist', 'node_modules'].map((folder) => join(workspace, 'packages', name, folder)),
    ),
  ];
}

const collect = (stream: unknown): (() => string) => {
  let text = '';
  (stream as Readable).setEncoding('utf8').on('data', (chunk: string) => {
    if (text.length < MOST_OUTPUT) text += chunk;
  });
  return () => text;
};

/**
 * Runs the shell's probe on a release in a confined process. An endless loop or heavy memory use there does not affect
 * visitors, and the release cannot reach our files or credentials. The release's own output does not count: the report
 * contains a secret that the probe gets before it loads the release.
 * @param command path of the shell's built `probe-release.js`.
 * @param folder files of the release.
 * @param limit longest time it may take, in milliseconds.
 */
export async function runProbe(
  command: string,
  folder: string,
  limit: number,
): Promise<ProbeOutcome> {
  const [script, files] = await Promise.all([realpath(command), realpath(folder)]);
  const secret = randomBytes(24).toString('base64url');
  const child = spawnConfined([script, files], {
    readable: [...foldersOf(script), files],
    seconds: PROCESSOR_LIMIT_S,
  });
  const report = collect(child.stdio[REPORT_CHANNEL]);
  const errors = collect(child.stderr);
  child.stdout?.resume();
  // A process that ends before it has read the secret is reported by its exit code.
  child.stdin?.on('error', () => {}).end(secret);
  let isTooLate = false;
  const timer = setTimeout(() => {
    isTooLate = true;
    // An endless loop ignores every other signal.
    child.kill('SIGKILL');
  }, limit);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('close', (...end) => resolve(end));
    },
  ).finally(() => clearTimeout(timer));
  if (isTooLate) return { end: 'too late' };
  if (OUT_OF_TIME.includes(signal)) return { end: 'too busy' };
  const problems = readProbeReport(report(), secret);
  if (problems && (code === 0) === (problems.length === 0)) return { end: 'reported', problems };
  const lines = errors().trim().split('\n');
  const lastWords = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? '';
  return { end: 'ended', code, lastWords };
}
