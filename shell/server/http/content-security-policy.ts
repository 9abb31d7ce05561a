/**
 * What a page may load. Scripts: our own files and the one inline script that carries the response's nonce.
 * Inline style attributes are allowed, since animation and layout libraries set them; style elements are not scripts.
 */
export const contentSecurityPolicy = (nonce: string, apiOrigin: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${apiOrigin}`.trim(),
    "frame-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
