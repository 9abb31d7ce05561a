import { Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import { sendApiError } from './api-error';
import { forwardedFor } from './forwarded-for';
import { BODY_LIMITS, BodyRefusedError, hasBody, readBody } from './read-body';

/**
 * Longest time that the API may take for a request, in milliseconds; slightly longer than the client in the browser
 * waits.
 */
const API_LIMIT_MS = 35_000;

/**
 * How long an idle connection to the API is kept, in milliseconds. The API closes idle connections much later. If it
 * closed them first, a call could go out on a connection that has just ended, which a busy machine notices late.
 */
const IDLE_LIMIT_MS = 4_000;

const NOT_REACHABLE =
  'We cannot reach our server right now. Please try again in a moment, or call us.';

/**
 * Replaces the request's body by one that has arrived completely. The API gets its length and no trace of how it was
 * sent.
 * @returns a stream of the body.
 */
function replaceBody({ headers }: IncomingMessage, body: Buffer): Readable {
  delete headers['transfer-encoding'];
  delete headers.expect;
  headers['content-length'] = String(body.byteLength);
  return Readable.from([body]);
}

/**
 * Forwards requests to the API, so that visitors see a single origin. The shell first reads the whole body, so that
 * slow senders do not occupy its connections to the API.
 */
export function createApiForwarder(apiOrigin: string, log: Logger, limits = BODY_LIMITS) {
  const isEncrypted = apiOrigin.startsWith('https:');
  const proxy = createProxyServer({
    target: apiOrigin,
    xfwd: true,
    proxyTimeout: API_LIMIT_MS,
    // The proxy library's own agent has 256 connections, and all visitors would wait for those who read their responses
    // slowly.
    agent: new (isEncrypted ? HttpsAgent : HttpAgent)({
      keepAlive: true,
      // Only for idle connections; calls have the limit above.
      timeout: IDLE_LIMIT_MS,
    }),
    // A server that hosts several sites behind TLS uses the host name to tell them apart.
    changeOrigin: isEncrypted,
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The proxy library would pass on whatever the visitor claims.
    request.headers['x-forwarded-for'] = forwardedFor(request);
    // Browsers send the site's cookies to its own origin, even if a script does not ask for it. The API does not use
    // cookies.
    delete request.headers.cookie;
    try {
      const buffer = hasBody(request)
        ? replaceBody(request, await readBody(request, limits))
        : undefined;
      // If the visitor has left meanwhile, nothing would end the call.
      if (response.destroyed) return;
      await proxy.web(request, response, buffer && { buffer });
    } catch (err) {
      if (err instanceof BodyRefusedError) {
        // A slow client may stay slow, so do not reuse that connection.
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
