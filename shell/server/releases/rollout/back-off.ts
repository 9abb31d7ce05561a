/** Runs operations that may fail, one at a time per key. After each failure it waits longer before the next attempt. */
export interface BackOff<T> {
  /**
   * Concurrent calls share the running attempt.
   * @throws the last failure again if it is too early for another attempt.
   */
  run(key: string, act: () => Promise<T>): Promise<T>;
}

/** Wait after the first failure, in milliseconds; it doubles with each further one. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Maximum number of failures to remember; the oldest are dropped first. */
const MOST_FAILURES = 1000;

export function createBackOff<T>(): BackOff<T> {
  const running = new Map<string, Promise<T>>();
  const failures = new Map<string, { until: number; wait: number; reason: unknown }>();

  async function attempt(key: string, act: () => Promise<T>): Promise<T> {
    const last = failures.get(key);
    if (last && last.until > Date.now()) throw last.reason;
    // If it fails again, the entry moves to the end, so that the map is in the order of the last failures.
    failures.delete(key);
    try {
      return await act();
    } catch (reason) {
      const wait = Math.min(last ? last.wait * 2 : FIRST_WAIT_MS, LONGEST_WAIT_MS);
      failures.set(key, { until: Date.now() + wait, wait, reason });
      for (const oldest of failures.keys()) {
        if (failures.size <= MOST_FAILURES) break;
        failures.delete(oldest);
      }
      throw reason;
    }
  }

  return {
    run(key, act) {
      const run = running.get(key) ?? attempt(key, act).finally(() => running.delete(key));
      running.set(key, run);
      return run;
    },
  };
}
