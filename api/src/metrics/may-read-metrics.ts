import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** A proxy on this machine also connects from the loopback address; these headers reveal it. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request may read the metrics: with the token if one is set, otherwise only from this machine. */
export function mayReadMetrics(
  request: Pick<Request, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token !== undefined) {
    return equal(request.headers.authorization ?? '', `Bearer ${token}`);
  }
  return (
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    FORWARDING_HEADERS.every((header) => request.headers[header] === undefined)
  );
}

/** Compares in constant time, so that the duration does not reveal where the texts differ. */
function equal(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
