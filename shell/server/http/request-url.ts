import type { IncomingMessage } from 'node:http';

/** The address that was asked for. The path is as sent; the origin is what the client named. */
export function requestUrl(request: IncomingMessage): URL {
  const path = request.url ?? '/';
  const named = `http://${request.headers.host ?? 'localhost'}`;
  const origin = URL.canParse(named) ? named : 'http://localhost';
  // "//evil.example" would be read as another host, and so would "/\evil.example".
  const safePath = path.startsWith('/') ? path.replace(/^[/\\]{2,}/, '/') : '/';
  return new URL(safePath, origin);
}
