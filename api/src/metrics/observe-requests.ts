import type { NextFunction, Request, Response } from 'express';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from './metrics.js';

/**
 * Logs and measures each answered request. Both use the route's pattern instead of the address, because addresses
 * contain conversation ids, which are keys.
 */
export function observeRequests(logger: Logger, metrics: Metrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const start = performance.now();
    response.once('close', () => {
      const ms = performance.now() - start;
      const { method } = request;
      const route = routePattern(request);
      const status = response.statusCode;
      metrics.observeRequest(method, route, status, ms / 1000);
      const line = {
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (status >= 500) logger.error(line, 'Request failed');
      else logger.info(line, 'Request answered');
    });
    next();
  };
}

/** The pattern of the route that matched, such as `/api/chatbot/history/:conversationId`. */
function routePattern(request: Request): string {
  const route: unknown = request.route;
  const path =
    typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : '';
  // The framework's catch-all is a route too, but its path has no leading slash.
  return path.startsWith('/') ? path : '(none)';
}
