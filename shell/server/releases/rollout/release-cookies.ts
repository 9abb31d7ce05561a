import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ModuleName } from '@northloop/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import { readModulePairs } from '../../modules';

/** Holds only a number that keeps a browser on the same side of a canary. */
const BUCKET_COOKIE = 'release-bucket';

/** Holds the releases that a browser wants to try. */
const OVERRIDE_COOKIE = 'release-overrides';

const BUCKETS = 1_000_000;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** The releases that a browser wants to try, by module: a version, or the origin of a server. */
export type OverrideChoices = Partial<Record<ModuleName, string>>;

/** What a browser's cookies say about the releases it gets. */
export interface ReleaseCookies {
  bucket: number | null;
  choices: OverrideChoices;
}

export function readReleaseCookies(request: IncomingMessage): ReleaseCookies {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const bucket = cookies[BUCKET_COOKIE];
  const { pairs: choices } = readModulePairs(cookies[OVERRIDE_COOKIE] ?? '');
  return { bucket: bucket && /^\d{1,6}$/.test(bucket) ? Number(bucket) : null, choices };
}

export const drawBucket = (): number => randomInt(BUCKETS);

const ours = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** @param secure whether the visitor uses TLS. The cookie is then sent only over TLS. */
export const bucketCookie = (bucket: number, secure: boolean): string =>
  stringifySetCookie({
    ...ours,
    secure,
    name: BUCKET_COOKIE,
    value: String(bucket),
    maxAge: THIRTY_DAYS_S,
  });

/**
 * Lasts until the browser is closed. Without choices, the cookie is deleted.
 * @param secure as for {@link bucketCookie}.
 */
export function overrideCookie(choices: OverrideChoices, secure: boolean): string {
  const value = Object.entries(choices)
    .map((pair) => pair.join('='))
    .join(' ');
  return stringifySetCookie({
    ...ours,
    secure,
    name: OVERRIDE_COOKIE,
    value,
    ...(value === '' && { maxAge: 0 }),
  });
}
