import type { ApiErrorBody } from '@northloop/contracts';

/** How a call to the API failed. `message` is fit to show; `status` is null when no answer came. */
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

/** Whether an error is an {@link ApiRequestError}. By its name, as a module may carry a copy of the class. */
export const isApiRequestError = (cause: unknown): cause is ApiRequestError =>
  cause instanceof Error && cause.name === 'ApiRequestError';
