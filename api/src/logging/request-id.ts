import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export const REQUEST_ID_HEADER = 'x-request-id';

const SANE_ID = /^[A-Za-z0-9._-]{8,128}$/;

const currentId = new AsyncLocalStorage<string>();

/** Id of the request that the current code serves; undefined outside a request. */
export function requestId(): string | undefined {
  return currentId.getStore();
}

/**
 * Gives each request an id: the one sent by a page or proxy if it is safe to log, otherwise a new one. Every answer
 * contains it.
 */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const offered = request.headers[REQUEST_ID_HEADER];
  const id = typeof offered === 'string' && SANE_ID.test(offered) ? offered : randomUUID();
  response.setHeader(REQUEST_ID_HEADER, id);
  currentId.run(id, next);
}
