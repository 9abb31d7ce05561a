/**
 * Age in milliseconds from which a file's time of change tells it from a later one. Servers give that time in whole
 * seconds (RFC 9110, section 8.8.2.2), and clocks of two machines differ a little.
 */
const SETTLED_MS = 2_000;

/**
 * The `ETag` of an answer, to ask with next time. Undefined where the server sends none, and while the file is so new
 * that the next one could get the same: nginx makes an `ETag` of a file's size and the second of its change.
 */
export function tagOf({ headers }: Response): string | undefined {
  const changed = Date.parse(headers.get('Last-Modified') ?? '');
  const answered = Date.parse(headers.get('Date') ?? '');
  if (answered - changed < SETTLED_MS) return undefined;
  return headers.get('ETag') ?? undefined;
}
