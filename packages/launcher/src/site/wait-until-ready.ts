/** Thrown if a server did not answer in time. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
}

const STEP_MS = 100;
/** How long one answer may take, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

/** After this time a process that is still running is given up: not even a busy machine takes that long. */
const START_LIMIT_MS = 600_000;

/**
 * Waits until an address answers with success. The caller must also watch whether the server's process ends.
 * @param limit in milliseconds.
 * @throws {NotReadyError} if it has not by then.
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
