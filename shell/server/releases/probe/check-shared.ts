import type { ReleaseRecord } from '@northloop/contracts';
import { runsWith } from '@northloop/federation/release-store';

/** Thrown for a release that was built against other versions of the shared packages than the shell provides. */
export class SharedVersionError extends Error {
  override readonly name = 'SharedVersionError';
}

/**
 * Checks that a release was built against the shared packages of this shell, or against compatible versions.
 * @param offered exact versions by package.
 * @throws {SharedVersionError} naming every difference.
 */
export function checkShared(
  { module, version, shared }: ReleaseRecord,
  offered: Readonly<Record<string, string>>,
): void {
  const differences = Object.entries(shared)
    .filter(([name, built]) => !runsWith(name, built, offered[name] ?? ''))
    .map(([name, built]) => `${name} ${built} (the shell provides ${offered[name] ?? 'none'})`);
  if (differences.length > 0) {
    throw new SharedVersionError(
      `${module} ${version} was built against ${differences.join(' and ')}; build it again`,
    );
  }
}
