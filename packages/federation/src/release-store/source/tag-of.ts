/**
 * Once a file is this old, in milliseconds, its modification time identifies it. Servers give that time in whole
 * seconds (RFC 9110, section 8.8.2.2), and the clocks of two machines differ a little.
 */
const SETTLED_MS = 2_000;

/**
 * The `ETag` of a response, to send with the next request. Undefined if the server sends none, and while the file is so
 * new that the next version could get the same tag: nginx builds an `ETag` from a file's size and the second of its
 * last change.
 */
export function tagOf({ headers }: Response): string | undefined {
  const changed = Date.parse(headers.get('Last-Modified') ?? '');
  const answered = Date.parse(headers.get('Date') ?? '');
  if (answered - changed < SETTLED_MS) return undefined;
  return headers.get('ETag') ?? undefined;
}
