import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerClientError, refuseTunnel } from './errors/answer-client-error.js';

/** Has a server answer in the usual shape also what Node and Express answer by themselves, or not at all. */
export function takeEveryRequest(server: Server): void {
  server.on('clientError', answerClientError);
  server.on('connect', refuseTunnel);
  // Node would answer 417 without a body. An expectation may as well be passed over.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.prependListener('request', toOriginForm);
}

/** An address that is sent in full, as to a proxy, counts by its path. Express answers some of them with a page of its own. */
function toOriginForm(request: IncomingMessage): void {
  const { url = '' } = request;
  if (url.startsWith('/') || url === '*') return;
  const { pathname, search } = URL.canParse(url) ? new URL(url) : { pathname: url, search: '' };
  request.url = `/${pathname.replace(/^\/+/, '')}${search}`;
}
