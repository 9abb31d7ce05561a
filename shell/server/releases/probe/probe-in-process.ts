import { fileURLToPath } from 'node:url';
import { runProbe } from '@northloop/federation/release-store';

/** Thrown for a release that does not load or render, with what is wrong. */
export class ReleaseProbeError extends Error {
  override readonly name = 'ReleaseProbeError';
}

/**
 * Runs the probe on a release in a process of its own, out of which it reaches nothing of this one.
 * @param command path of the built `probe-release.js`.
 * @param limit longest it may take, in milliseconds; the process is then killed.
 * @throws {ReleaseProbeError} when the release has problems or does not come to an end.
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

/** The probe at its place in the shell's build. */
export const builtProbe = (): string => fileURLToPath(new URL('probe-release.js', import.meta.url));
