import { randomBytes } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { REPORT_CHANNEL, readProbeReport } from './probe-report.js';
import { spawnConfined } from './run-confined.js';

/** How trying a release out has ended. */
export type ProbeOutcome =
  /** It came to its end, and this is wrong with the release: nothing, where it is sound. */
  | { end: 'reported'; problems: readonly string[] }
  /** The time by the clock was over. */
  | { end: 'too late' }
  /** It took more of the processor than it may. */
  | { end: 'too busy' }
  /** The release ended the process. */
  | { end: 'ended'; code: number | null; lastWords: string };

/** Loading and rendering all of a release takes about half a second of the processor. */
const PROCESSOR_LIMIT_S = 5;

/** Bytes of the report, and of what the release itself writes, that are kept. */
const MOST_OUTPUT = 64_000;

/** Signals that the system ends a process with when it has used up its processor time. */
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
 * Runs the shell's probe on a release, confined: what the release does there, never ends or takes in memory reaches
 * nobody, and nothing of ours is in its reach. Its word counts for nothing: the report carries a secret that the probe
 * is told before the release is loaded.
 * @param command path of the shell's built `probe-release.js`.
 * @param folder files of the release.
 * @param limit longest it may take by the clock, in milliseconds.
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
  // A process that ends before it has read the secret says so by its end.
  child.stdin?.on('error', () => {}).end(secret);
  let isTooLate = false;
  const timer = setTimeout(() => {
    isTooLate = true;
    // A loop without end heeds no other signal.
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
