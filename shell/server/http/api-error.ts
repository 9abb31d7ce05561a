import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ApiErrorBody, ApiErrorCode } from '@northloop/contracts';

/** The errors that the shell itself answers with, and their status. */
export const STATUSES = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAVAILABLE: 503,
} as const satisfies Partial<Record<ApiErrorCode, number>>;

/** An error that the shell can answer with without the API. */
export type ShellErrorCode = keyof typeof STATUSES;

/** `Retry-After` for something that is temporarily unavailable, in seconds. */
export const RETRY_AFTER_S = 5;

/**
 * Answers an API call that failed before it reached the API, in the same shape as the API's own errors. For
 * unavailability it adds `Retry-After`.
 */
export function sendApiError(
  response: ServerResponse,
  error: ShellErrorCode,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = JSON.stringify({ error, message } satisfies ApiErrorBody);
  response.writeHead(STATUSES[error], {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(error === 'UNAVAILABLE' && { 'Retry-After': RETRY_AFTER_S }),
    ...headers,
  });
  response.end(body);
}
