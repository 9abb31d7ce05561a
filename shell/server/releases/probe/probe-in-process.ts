import { fileURLToPath } from 'node:url';
import { runProbe } from '@northloop/federation/release-store';

/** Thrown for a release that does not load or render, with the problems. */
export class ReleaseProbeError extends Error {
  override readonly name = 'ReleaseProbeError';
}

/**
 * Runs the probe on a release in a separate process, from which the release cannot reach this one.
 * @param command path of the built `probe-release.js`.
 * @param limit longest time it may take, in milliseconds; the process is then killed.
 * @throws {ReleaseProbeError} if the release has problems or does not finish.
 */
export async function probeInProcess(
  command: string,
  folder: string,
  limit: number,
): Promise<void> {
  const outcome = await runProbe(command, folder, limit).catch((cause: unknown) => {
    throw new ReleaseProbeError('The release could not be tested', { cause });
  });
  switch (outcome.end) {
    case 'too late':
    case 'too busy':
      throw new ReleaseProbeError('The release did not finish in time');
    case 'ended':
      throw new ReleaseProbeError('The release ended the process that tested it');
    case 'reported':
      if (outcome.problems.length > 0) throw new ReleaseProbeError(outcome.problems.join('; '));
  }
}

/** Path of the probe in the shell's build. */
export const builtProbe = (): string => fileURLToPath(new URL('probe-release.js', import.meta.url));
