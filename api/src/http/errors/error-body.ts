import type { ApiErrorBody } from '@northloop/contracts';
import type { ApiException } from './api-exception.js';

/** The response body of a failed call. */
export function errorBody(failure: ApiException): ApiErrorBody {
  return {
    error: failure.code,
    message: failure.message,
    ...(failure.details === undefined ? {} : { details: [...failure.details] }),
    ...(failure.challenge === undefined ? {} : { challenge: failure.challenge }),
    ...(failure.slots === undefined ? {} : { slots: [...failure.slots] }),
  };
}
