import type { ReleaseRecord } from '@northloop/contracts';

/** Thrown for a release that was built against other versions of what the shell provides. */
export class SharedVersionError extends Error {
  override readonly name = 'SharedVersionError';
}

/**
 * Two patches of React on one page break its state, so a release must have been built against exactly what it will get.
 * @param offered exact versions by package.
 * @throws {SharedVersionError} naming every difference.
 */
export function checkShared(
  { module, version, shared }: ReleaseRecord,
  offered: Readonly<Record<string, string>>,
): void {
  const differences = Object.entries(shared)
    .filter(([name, built]) => offered[name] !== built)
    .map(([name, built]) => `${name} ${built} where the shell provides ${offered[name] ?? 'none'}`);
  if (differences.length > 0) {
    throw new SharedVersionError(
      `${module} ${version} was built against ${differences.join(' and ')}; build it again`,
    );
  }
}
