import type { IncomingMessage } from 'node:http';
import { pathOfTarget } from './one-address';

/** The address that was asked for. The path is as sent; the origin is what the client's Host header named. */
export function requestUrl(request: IncomingMessage): URL {
  const path = pathOfTarget(request.url ?? '/');
  const named = `http://${request.headers.host ?? 'localhost'}`;
  const origin = URL.canParse(named) ? named : 'http://localhost';
  // "//evil.example" would be read as another host, and so would "/\evil.example".
  return new URL(path.replace(/^[/\\]{2,}/, '/'), origin);
}
