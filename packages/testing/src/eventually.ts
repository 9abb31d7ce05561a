import { setTimeout as delay } from 'node:timers/promises';

/** Long, because a slow machine is not an error. A check that never passes still ends the test. */
const LONGEST_MS = 180_000;
const BETWEEN_LOOKS_MS = 20;

/**
 * Repeats a check until it passes.
 * @throws its last failure if it has not passed within three minutes.
 */
export async function eventually(check: () => unknown): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await delay(BETWEEN_LOOKS_MS);
  }
}
