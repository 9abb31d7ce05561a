import type { ApiErrorBody } from '@northloop/contracts';

/** A failed API call. `message` can be shown to visitors; `status` is null if there was no response. */
export class ApiRequestError extends Error {
  override readonly name = 'ApiRequestError';

  /** @param text the response if it was plain text instead of an error body, such as a proxy's error page. */
  constructor(
    message: string,
    readonly status: number | null,
    readonly body: Partial<ApiErrorBody> | null = null,
    readonly text = '',
  ) {
    super(message);
  }

  /** The error for a call that got no response, or only part of one. */
  static ofNetwork(): ApiRequestError {
    return new ApiRequestError('Network error: Unable to connect to server', null);
  }
}

/**
 * Whether an error is an {@link ApiRequestError}. Checks the name, since a module may bundle its own copy of the class.
 */
export const isApiRequestError = (cause: unknown): cause is ApiRequestError =>
  cause instanceof Error && cause.name === 'ApiRequestError';
