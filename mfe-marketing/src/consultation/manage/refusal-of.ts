import type { ApiErrorBody } from '@northloop/contracts';
import { ApiRequestError } from '@northloop/kit';

/** What the API answered to a failed call; null if there was no answer from it. */
export const refusalOf = (error: unknown): Partial<ApiErrorBody> | null =>
  error instanceof ApiRequestError ? error.body : null;
