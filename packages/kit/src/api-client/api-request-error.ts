import type { ApiErrorBody } from '@northloop/contracts';

/** A failed API call. `message` can be shown to visitors; `status` is null if there was no response. */
export class ApiRequestError extends Error {
  override readonly name = 'ApiRequestError';

  /** @param text the answer where it was plain text instead of an error body; a proxy's whole page, perhaps */
  constructor(
    message: string,
    readonly status: number | null,
    readonly body: Partial<ApiErrorBody> | null = null,
    readonly text = '',
  ) {
    super(message);
  }

  /** The error of a call that got no answer, or only a part of it. */
  static ofNetwork(): ApiRequestError {
    return new ApiRequestError('Network error: Unable to connect to server', null);
  }
}

/**
 * Whether an error is an {@link ApiRequestError}. Checks the name, since a module may bundle its own copy of the class.
 */
export const isApiRequestError = (cause: unknown): cause is ApiRequestError =>
  cause instanceof Error && cause.name === 'ApiRequestError';
