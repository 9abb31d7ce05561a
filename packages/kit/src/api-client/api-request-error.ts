import type { ApiErrorBody } from '@northloop/contracts';

/** How a call to the API failed. `message` is fit to show; `status` is null when no answer came. */
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

/** Whether an error is an {@link ApiRequestError}. By its name, as a module may carry a copy of the class. */
export const isApiRequestError = (cause: unknown): cause is ApiRequestError =>
  cause instanceof Error && cause.name === 'ApiRequestError';
