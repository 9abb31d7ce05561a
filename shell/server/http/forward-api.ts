import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiErrorBody } from '@northloop/contracts';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import { requestUrl } from './request-url';

/** Longest the API may take over one request, in milliseconds; a little more than the browser's client waits. */
const API_LIMIT_MS = 35_000;

const unavailable: ApiErrorBody = {
  error: 'UNAVAILABLE',
  message: 'Our server is not reachable right now. Please try again in a moment, or call us.',
};

/** Passes requests on to the API, so that the site is one origin to its visitors. */
export function createApiForwarder(apiOrigin: string, log: Logger) {
  const proxy = createProxyServer({
    target: apiOrigin,
    xfwd: true,
    proxyTimeout: API_LIMIT_MS,
    // A server that many sites share behind TLS knows by the name whom a request is for.
    changeOrigin: apiOrigin.startsWith('https:'),
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
      await proxy.web(request, response);
    } catch (err) {
      // Without the query, in which a link from a mail has its token.
      log.warn({ err, path: requestUrl(request).pathname }, 'API not reachable');
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
      response.end(JSON.stringify(unavailable));
    }
  };
}
