/** Does what may fail, once at a time for each key, and waits longer after each failure before it is done again. */
export interface BackOff<T> {
  /** Whoever asks meanwhile waits for what is under way. @throws the last failure again while it is too early. */
  run(key: string, act: () => Promise<T>): Promise<T>;
}

/** What is waited after the first failure, in milliseconds; twice as long after each further one. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Failures that are remembered at most; the oldest are forgotten first. */
const MOST_FAILURES = 1000;

export function createBackOff<T>(): BackOff<T> {
  const running = new Map<string, Promise<T>>();
  const failures = new Map<string, { until: number; wait: number; reason: unknown }>();

  async function attempt(key: string, act: () => Promise<T>): Promise<T> {
    const last = failures.get(key);
    if (last && last.until > Date.now()) throw last.reason;
    // Put at the end if it fails again: the map is in the order of the last failures.
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
