import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { ThrottlerModuleOptions, ThrottlerStorage } from '@nestjs/throttler';
import type { Request } from 'express';
import type { RateLimits } from '../config/environment.js';

/** Kinds of routes that have the same limit. */
export type RateLimitKind = Exclude<keyof RateLimits, 'windowSeconds'>;

/** Metadata key of a route handler's limit. */
export const RATE_LIMIT = 'northloop:rate-limit';

/** Sets the limit of a route. Every route must have one; a test checks that. */
export const RateLimit = (kind: RateLimitKind) => SetMetadata(RATE_LIMIT, kind);

/**
 * Settings of the throttler: one counter per route and visitor, with the limit of the route's kind. Visitors are
 * identified by address, or by network for IPv6; only a digest of it is stored.
 * @param trustProxyHops number of trusted proxies in front, which forward the visitor's address
 */
export function throttlerOptions(
  limits: RateLimits,
  storage: ThrottlerStorage,
  trustProxyHops: number,
): ThrottlerModuleOptions {
  return {
    storage,
    skipIf: (context) =>
      trustProxyHops > 0 && kindOf(context) === 'read' && isFromSiteItself(context),
    throttlers: [
      {
        ttl: limits.windowSeconds * 1000,
        limit: (context: ExecutionContext) => limits[kindOf(context)],
      },
    ],
  };
}

/**
 * Behind proxies, a request without a forwarded address comes from the site's own server, which reads on behalf of all
 * visitors. If it counted as one visitor, a busy site would lock itself out.
 */
function isFromSiteItself(context: ExecutionContext): boolean {
  const request = context.switchToHttp().getRequest<Request>();
  return request.headers['x-forwarded-for'] === undefined;
}

function kindOf(context: ExecutionContext): RateLimitKind {
  const kind: RateLimitKind | undefined = Reflect.getMetadata(RATE_LIMIT, context.getHandler());
  return kind ?? 'read';
}
