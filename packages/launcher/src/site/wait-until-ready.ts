/** Thrown when a server did not answer in time. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
}

const STEP_MS = 100;
/** Longest one answer may take. */
const ANSWER_LIMIT_MS = 10_000;

/** After this a process that still lives is given up: on a machine however busy it makes no progress. */
const START_LIMIT_MS = 600_000;

/**
 * Waits until an address answers with success. Whoever waits watches the end of the server's process as well.
 * @param limit milliseconds
 * @throws {NotReadyError} when it has not by then.
 */
export async function waitUntilReady(url: string, limit = START_LIMIT_MS): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    try {
      const patience = Math.min(ANSWER_LIMIT_MS, end - Date.now());
      const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new NotReadyError(`${url} did not answer within ${limit / 1000} s`);
}
