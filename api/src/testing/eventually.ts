import { setTimeout as delay } from 'node:timers/promises';

/** Repeats a check until it passes; after the time-out its last failure is thrown. */
export async function eventually(check: () => unknown, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await delay(25);
  }
}
