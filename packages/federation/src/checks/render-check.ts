import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readProbeReport } from '../release-store/probe-report.js';
import { type Finding, type ReleaseCheck, refused } from './release-check.js';

/** Longest that a release may take by the clock to be loaded and rendered, all its routes and slots, in milliseconds. */
const PROBE_LIMIT_MS = 60_000;

/** The shell's own command that runs a release as its server will. */
const PROBE = 'shell/dist-server/probe-release.js';

/** @param limit milliseconds */
export const createRenderCheck = (limit: number): ReleaseCheck => ({
  title: 'renders on the server, and leaves the process as it was',
  run: async ({ folder, workspace }) => {
    const probe = join(workspace, PROBE);
    await access(probe).catch((cause: unknown) => {
      throw new Error(`${PROBE} is not built: run "pnpm build" first`, { cause });
    });
    return runProbe(probe, folder, limit);
  },
});

/** A release runs in the process that answers all visitors: it must render, end, and change nothing there. */
export const renderCheck = createRenderCheck(PROBE_LIMIT_MS);

async function runProbe(probe: string, folder: string, limit: number): Promise<Finding[]> {
  const child = spawn(process.execPath, [probe, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  let isTooLate = false;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
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
  );
  clearTimeout(timer);
  if (isTooLate) return [refused(`it was still rendering after ${limit / 1000} s and was stopped`)];
  // The probe has itself killed when the release takes too much of the processor.
  if (signal === 'SIGKILL') {
    return [refused('it was still rendering after all the processor time it may take')];
  }
  const problems = readProbeReport(output);
  if (problems?.length === 0 && code === 0) return [];
  if (problems && problems.length > 0) return problems.map(refused);
  const lines = errors.trim().split('\n');
  const said = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1);
  return [
    refused(`it ended the process that rendered it (code ${code}): ${said || 'without a word'}`),
  ];
}
