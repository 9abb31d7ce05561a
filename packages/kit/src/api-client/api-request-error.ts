import type { ApiErrorBody } from '@northloop/contracts';

/** A failed API call. `message` can be shown to visitors; `status` is null if there was no response. */
export class ApiRequestError extends Error {
  override readonly name = 'ApiRequestError';

  constructor(
    message: string,
    readonly status: number | null,
    readonly body: Partial<ApiErrorBody> | null = null,
  ) {
    super(message);
  }
}

/**
 * Whether an error is an {@link ApiRequestError}. Checks the name, since a module may bundle its own copy of the class.
 */
export const isApiRequestError = (cause: unknown): cause is ApiRequestError =>
  cause instanceof Error && cause.name === 'ApiRequestError';
