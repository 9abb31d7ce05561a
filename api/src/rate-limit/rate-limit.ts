import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { ThrottlerModuleOptions, ThrottlerStorage } from '@nestjs/throttler';
import type { Request } from 'express';
import type { RateLimits } from '../config/environment.js';

/** Kinds of routes that share a limit. */
export type RateLimitKind = Exclude<keyof RateLimits, 'windowSeconds'>;

/** Metadata key under which a route handler names its limit. */
export const RATE_LIMIT = 'northloop:rate-limit';

/** Names the limit of a route. Every route must have one; a test sees to it. */
export const RateLimit = (kind: RateLimitKind) => SetMetadata(RATE_LIMIT, kind);

/**
 * Settings of the throttler: one counter for each route and visitor, its limit taken from the route's kind.
 * Visitors are told apart by address, IPv6 ones by network; only a digest of it is kept.
 * @param trustProxyHops number of proxies in front that name the visitor's address
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
 * Behind proxies, whoever comes without a forwarded address is no visitor but the site's own server, which reads for
 * the pages of all of them: counted as one visitor, a busy site would shut itself out.
 */
function isFromSiteItself(context: ExecutionContext): boolean {
  const request = context.switchToHttp().getRequest<Request>();
  return request.headers['x-forwarded-for'] === undefined;
}

function kindOf(context: ExecutionContext): RateLimitKind {
  const kind: RateLimitKind | undefined = Reflect.getMetadata(RATE_LIMIT, context.getHandler());
  return kind ?? 'read';
}
