import type { ApiErrorBody } from '@northloop/contracts';
import { ApiRequestError } from './api-request-error';

interface TransportFailure {
  message: string;
  response?: { status: number; data: unknown };
  request?: unknown;
}

const isTransportFailure = (cause: unknown): cause is TransportFailure =>
  cause instanceof Error && ('response' in cause || 'request' in cause);

const asErrorBody = (data: unknown): Partial<ApiErrorBody> | null =>
  typeof data === 'object' && data !== null ? data : null;

/**
 * Turns whatever the transport threw into one typed error, with the texts of the specification's error catalogue. A 503
 * is only logged here; the caller decides what to show.
 */
export function toApiRequestError(cause: unknown): ApiRequestError {
  if (isTransportFailure(cause) && cause.response) {
    const { status, data } = cause.response;
    const body = asErrorBody(data);
    const text = body?.message || body?.error || 'Server error';
    if (status === 503) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for this one to be logged, not shown
      console.error('Service unavailable');
    }
    return new ApiRequestError(`API Error (${status}): ${text}`, status, body);
  }
  if (isTransportFailure(cause) && cause.request) {
    return new ApiRequestError('Network error: Unable to connect to server', null);
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiRequestError(`Request error: ${message}`, null);
}
