import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import { sendApiError } from './api-error';
import { type BodyLimits, BodyRefusedError, hasBody, readBody } from './read-body';

/** Longest the API may take over one request, in milliseconds; a little more than the browser's client waits. */
const API_LIMIT_MS = 35_000;

/**
 * How long a connection to the API is kept for the next call, in milliseconds. The API hangs up much later: if it came
 * first, a call could go out on a connection that has just ended, and a busy machine notices such an end late.
 */
const IDLE_LIMIT_MS = 4_000;

/** What the API takes, and how long a visitor's connection may take to bring it. */
const BODY_LIMITS: BodyLimits = { bytes: API_BODY_LIMIT_BYTES, milliseconds: 10_000 };

const NOT_REACHABLE =
  'We cannot reach our server right now. Please try again in a moment, or call us.';

/**
 * Puts a body in the request's place that has arrived whole: the API gets its length, and no word of how it came.
 * @returns a stream of it.
 */
function replaceBody({ headers }: IncomingMessage, body: Buffer): Readable {
  delete headers['transfer-encoding'];
  delete headers.expect;
  headers['content-length'] = String(body.byteLength);
  return Readable.from([body]);
}

/**
 * Passes requests on to the API, so that the site is one origin to its visitors. A body is read whole first: who sends
 * slowly waits at the shell and holds none of its connections to the API.
 */
export function createApiForwarder(apiOrigin: string, log: Logger, limits = BODY_LIMITS) {
  const isEncrypted = apiOrigin.startsWith('https:');
  const proxy = createProxyServer({
    target: apiOrigin,
    xfwd: true,
    proxyTimeout: API_LIMIT_MS,
    // The proxy's own agent has 256 connections and lets everybody wait behind those who read their answers slowly.
    agent: new (isEncrypted ? HttpsAgent : HttpAgent)({
      keepAlive: true,
      // Of idle connections alone: a call has the limit above.
      timeout: IDLE_LIMIT_MS,
    }),
    // A server that many sites share behind TLS knows by the name whom a request is for.
    changeOrigin: isEncrypted,
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The proxy would leave a visitor's own claim as it is; the API counts hops from the end and needs the real one there.
    request.headers['x-forwarded-for'] = [
      request.headers['x-forwarded-for'],
      request.socket.remoteAddress,
    ]
      .filter(Boolean)
      .join(', ');
    // A browser sends its cookies to its own origin whatever a script asks for. The API knows nobody by one.
    delete request.headers.cookie;
    try {
      const buffer = hasBody(request)
        ? replaceBody(request, await readBody(request, limits))
        : undefined;
      // The visitor may have left meanwhile, and nobody would end the call.
      if (response.destroyed) return;
      await proxy.web(request, response, buffer && { buffer });
    } catch (err) {
      if (err instanceof BodyRefusedError) {
        // Who is slow may go on being slow: that connection is not used again.
        const isLate = err.code === 'REQUEST_TIMEOUT';
        sendApiError(response, err.code, err.message, isLate ? { Connection: 'close' } : {});
        return;
      }
      log.warn({ err, path: request.url?.split('?', 1)[0] }, 'could not reach the API');
      if (response.headersSent) response.destroy();
      else sendApiError(response, 'UNAVAILABLE', NOT_REACHABLE);
    }
  };
}
