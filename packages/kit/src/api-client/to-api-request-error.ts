import type { ApiErrorBody } from '@northloop/contracts';
import { ApiRequestError } from './api-request-error';

interface TransportFailure {
  message: string;
  response?: { status: number; data: unknown };
  request?: unknown;
}

const isTransportFailure = (cause: unknown): cause is TransportFailure =>
  cause instanceof Error && ('response' in cause || 'request' in cause);

/** Parses a text as JSON; returns the text itself if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The error for a response with an error status. A 503 is only logged here; the caller decides what to show.
 * @param data the body, as text or as parsed JSON.
 */
export function refusal(status: number, data: unknown): ApiRequestError {
  const content = typeof data === 'string' ? parsed(data) : data;
  const body = (typeof content === 'object' ? content : null) as Partial<ApiErrorBody> | null;
  const text = typeof content === 'string' ? content : '';
  if (status === 503) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this one to be logged, not shown
    console.error('Service unavailable');
  }
  const said = body?.message || body?.error || 'Server error';
  return new ApiRequestError(`API Error (${status}): ${said}`, status, body, text);
}

/**
 * Turns anything that the transport threw into a typed error, with the texts of the specification's error catalogue.
 */
export function toApiRequestError(cause: unknown): ApiRequestError {
  if (isTransportFailure(cause) && cause.response) {
    return refusal(cause.response.status, cause.response.data);
  }
  if (isTransportFailure(cause) && cause.request) return ApiRequestError.ofNetwork();
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiRequestError(`Request error: ${message}`, null);
}
