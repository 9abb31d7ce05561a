import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ApiErrorBody, ApiErrorCode } from '@northloop/contracts';

/** The failures that the shell answers by itself, with their status. */
const STATUSES = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAVAILABLE: 503,
} as const satisfies Partial<Record<ApiErrorCode, number>>;

/** A failure that the shell can answer without the API. */
export type ShellErrorCode = keyof typeof STATUSES;

/** When to ask again for what is away for the moment, in seconds: it may be back at the next look. */
export const RETRY_AFTER_S = 5;

/**
 * Answers a call that failed before it reached the API, in the shape of every failed call; where something is away, with
 * when to ask again.
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
