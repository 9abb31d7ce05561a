import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerClientError, refuseTunnel } from './errors/answer-client-error.js';

/** Answers in the usual format also those requests that Node and Express would answer in another way or not at all. */
export function takeEveryRequest(server: Server): void {
  server.on('clientError', answerClientError);
  server.on('connect', refuseTunnel);
  // Node would answer 417 without a body. The expectation can simply be ignored.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.prependListener('request', toOriginForm);
}

/** Reduces an absolute URL, as sent to a proxy, to its path. Express answers some of them with its own error page. */
function toOriginForm(request: IncomingMessage): void {
  const { url = '' } = request;
  if (url.startsWith('/') || url === '*') return;
  const { pathname, search } = URL.canParse(url) ? new URL(url) : { pathname: url, search: '' };
  request.url = `/${pathname.replace(/^\/+/, '')}${search}`;
}
