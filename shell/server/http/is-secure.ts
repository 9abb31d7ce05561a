import type { Request } from 'express';

/**
 * Whether the visitor uses TLS, according to the site's own address or a trusted proxy.
 * @param siteOrigin public origin of the site; empty if it is not known.
 */
export const isSecure = (request: Pick<Request, 'secure'>, siteOrigin: string): boolean =>
  request.secure || siteOrigin.startsWith('https:');
