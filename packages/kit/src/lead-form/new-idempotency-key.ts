const BYTES = 16;

/** A random id for one submission (32 hex digits), so that the server stores it only once however often it arrives. */
export function newIdempotencyKey(): string {
  // Not randomUUID: it is missing on pages served without TLS, such as a preview in a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
