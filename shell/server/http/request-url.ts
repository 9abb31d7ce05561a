import type { IncomingMessage } from 'node:http';
import { pathOfTarget } from './one-address';

/** The requested address. The path is as sent; the origin comes from the client's Host header. */
export function requestUrl(request: IncomingMessage): URL {
  const path = pathOfTarget(request.url ?? '/');
  const named = `http://${request.headers.host ?? 'localhost'}`;
  const origin = URL.canParse(named) ? named : 'http://localhost';
  // "//evil.example" and "/\evil.example" would be parsed as another host.
  return new URL(path.replace(/^[/\\]{2,}/, '/'), origin);
}
