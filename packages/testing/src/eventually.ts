import { setTimeout as delay } from 'node:timers/promises';

/** Long, as a slow machine is no fault; what never comes about ends the test all the same. */
const LONGEST_MS = 180_000;
const BETWEEN_LOOKS_MS = 20;

/**
 * Repeats a check until it passes.
 * @throws its last failure when it has not passed within three minutes.
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
