/** Thrown when something took longer than it was given. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Rejects with {@link TimeLimitError} when a promise has not settled in time. The federation runtime has no limit
 * of its own: a server that accepts and never answers would keep a slot waiting for ever.
 */
export function withTimeLimit<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`${what} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
