import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { ReleaseStoreError } from '../release-store-error.js';

/** After this many milliseconds without a sign of life, the holder of a lock counts as dead. */
const STALE_MS = 5000;

/**
 * Runs `act` while no other process can hold the folder's lock.
 * @param act gets a check that throws once the lock is lost: a process that was paused for long must not continue.
 * @throws {ReleaseStoreError} if another process holds the lock for too long.
 */
export async function withFolderLock(
  folder: string,
  act: (assertHeld: () => void) => Promise<void>,
): Promise<void> {
  let lost: Error | undefined;
  const release = await lock(folder, {
    lockfilePath: join(folder, '.registry.lock'),
    stale: STALE_MS,
    retries: { retries: 200, factor: 1.2, minTimeout: 5, maxTimeout: 100, randomize: true },
    onCompromised: (error) => {
      lost = error;
    },
  }).catch((cause: unknown) => {
    throw new ReleaseStoreError(`Someone else has been changing ${folder} for too long`, {
      cause,
    });
  });
  try {
    await act(() => {
      if (lost) throw new ReleaseStoreError(`The lock on ${folder} was lost`, { cause: lost });
    });
  } finally {
    if (!lost) await release();
  }
}
