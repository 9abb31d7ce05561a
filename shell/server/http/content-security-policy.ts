/**
 * What a page may load. Scripts: our own files, and inline scripts with the response's nonce. Inline styles are allowed
 * because animation and layout libraries set them, and styles cannot run code.
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
