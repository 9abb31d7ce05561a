import type { Request } from 'express';

/**
 * Whether the visitor came over TLS: the site's own address says so, or a proxy that is believed.
 * @param siteOrigin public origin of the site; empty where it is not known.
 */
export const isSecure = (request: Pick<Request, 'secure'>, siteOrigin: string): boolean =>
  request.secure || siteOrigin.startsWith('https:');
