import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readProbeReport } from '@northloop/federation/release-store';

/** Thrown for a release that does not load or render, with what is wrong. */
export class ReleaseProbeError extends Error {
  override readonly name = 'ReleaseProbeError';
}

/** More than any list of problems has. */
const MOST_OUTPUT = 64_000;

/**
 * Runs the probe on a release in a process of its own: what the release does there, never ends or takes in memory
 * does not reach the pages.
 * @param command path of the built `probe-release.js`.
 * @param limit longest it may take, in milliseconds; the process is then killed.
 * @throws {ReleaseProbeError} when the release has problems or does not come to an end.
 */
export function probeInProcess(command: string, folder: string, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=512', command, folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length < MOST_OUTPUT) output += chunk.toString();
    });
    child.once('error', (cause) => {
      reject(new ReleaseProbeError('The release could not be tried out', { cause }));
    });
    child.once('close', (code, signal) => {
      const problems = readProbeReport(output);
      if (signal) {
        reject(new ReleaseProbeError('The release did not come to an end in the time it is given'));
      } else if (!problems) {
        reject(new ReleaseProbeError('The release ended the process that tried it out'));
      } else if (code !== 0 || problems.length > 0) {
        reject(new ReleaseProbeError(problems.join('; ')));
      } else resolve();
    });
  });
}

/** The probe at its place in the shell's build. */
export const builtProbe = (): string => fileURLToPath(new URL('probe-release.js', import.meta.url));
