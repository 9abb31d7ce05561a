import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiException } from './api-exception.js';
import { errorBody } from './error-body.js';
import { unknownAddress } from './unknown-address.js';

/** Answers what Node's parser refuses before any route sees it (broken HTTP, oversized headers, a request that never ends) in the usual shape. */
export function answerClientError(error: Error, socket: Duplex): void {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy();
    return;
  }
  socket.end(asText(toFailure('code' in error ? error.code : undefined)));
}

/** Answers CONNECT, which no route ever sees: it asks for a way through to another server. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(asText(unknownAddress()), () => socket.destroy());
}

/** The whole answer, for a connection that Node has given up as HTTP. */
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
