/** Thrown when a server did not answer in time. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
}

const STEP_MS = 100;
/** Longest one answer may take. */
const ANSWER_LIMIT_MS = 2000;

/**
 * Waits until an address answers with success.
 * @param limit milliseconds
 * @throws {NotReadyError} when it has not by then.
 */
export async function waitUntilReady(url: string, limit = 60_000): Promise<void> {
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
  throw new NotReadyError(`${url} did not answer within ${limit} ms`);
}
