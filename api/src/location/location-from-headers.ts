import type { IncomingHttpHeaders } from 'node:http';
import type { LocationResponse } from '@northloop/contracts';

/** Headers in which content delivery networks pass on a visitor's location: city, state, country. */
const NETWORKS = [
  ['x-vercel-ip-city', 'x-vercel-ip-country-region', 'x-vercel-ip-country'],
  ['cf-ipcity', 'cf-region-code', 'cf-ipcountry'],
  ['cloudfront-viewer-city', 'cloudfront-viewer-country-region', 'cloudfront-viewer-country'],
  ['x-appengine-city', 'x-appengine-region', 'x-appengine-country'],
] as const;

/** Letters of any script, and the punctuation that occurs in place names. */
const PLACE_NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'’()-]{0,79}$/u;

const REGION = /^[A-Z0-9]{1,3}$/;

const COUNTRY = /^[A-Z]{2}$/;

/** Country codes that mean 'unknown' (XX, ZZ) or an anonymizing network (T1). */
const NO_COUNTRY = new Set(['XX', 'ZZ', 'T1']);

/** The visitor's location as reported by a proxy in front. The caller decides whether to trust the headers. */
export function locationFromHeaders(headers: IncomingHttpHeaders): LocationResponse {
  for (const [city, state, country] of NETWORKS) {
    const countryCode = pick(headers[country]?.toString().toUpperCase(), COUNTRY);
    const found = {
      city: pick(decode(headers[city]), PLACE_NAME),
      state: pick(headers[state]?.toString().toUpperCase(), REGION),
      country: countryCode !== null && NO_COUNTRY.has(countryCode) ? null : countryCode,
    };
    if (found.city !== null || found.state !== null || found.country !== null) return found;
  }
  return { city: null, state: null, country: null };
}

/** Networks send names percent-encoded, or as UTF-8 bytes that Node reads as Latin-1. */
function decode(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    const text = decodeURIComponent(header);
    const bytes = Buffer.from(text, 'latin1');
    const utf8 = bytes.toString('utf8');
    return bytes.toString('latin1') === text && !utf8.includes('\ufffd') ? utf8 : text;
  } catch {
    return undefined;
  }
}

function pick(value: string | undefined, pattern: RegExp): string | null {
  return value !== undefined && pattern.test(value) ? value : null;
}
