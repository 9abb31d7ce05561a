import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiException } from './api-exception.js';
import { errorBody } from './error-body.js';
import { unknownAddress } from './unknown-address.js';

/**
 * Answers requests that Node's parser refuses before routing (invalid HTTP, oversized headers, a request that never
 * ends), in the usual format.
 */
export function answerClientError(error: Error, socket: Duplex): void {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy();
    return;
  }
  socket.end(asText(toFailure('code' in error ? error.code : undefined)));
}

/** Answers CONNECT, a request for a tunnel to another server, which never reaches a route. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(asText(unknownAddress()), () => socket.destroy());
}

/** The complete HTTP response as text, for a connection that Node no longer handles as HTTP. */
function asText(failure: ApiException): string {
  const body = JSON.stringify(errorBody(failure));
  return (
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n` +
    'Connection: close\r\nContent-Type: application/json; charset=utf-8\r\n' +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

function toFailure(code: unknown): ApiException {
  return code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? new ApiException('REQUEST_TIMEOUT', 'The request took too long to arrive. Please try again.')
    : new ApiException('MALFORMED_BODY', 'The request is not valid HTTP.');
}
