import type { IncomingMessage } from 'node:http';

/**
 * The addresses that a request came through, for the API. The API counts hops from the end of the list, so the real
 * address is last, whatever the visitor claims before it.
 */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
