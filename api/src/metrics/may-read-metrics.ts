import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** A proxy on this machine connects from the loopback too; these headers give it away. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request may see the metrics: with the token where one is set, else only from this very machine. */
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

/** Compares in a time that tells nothing about where texts differ. */
function equal(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
