import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';
import { json, type NextFunction, type Request, type Response } from 'express';
import { ApiException } from './api-exception.js';
import { toBodyFailure } from './body-failure.js';

const parseJson = json({
  limit: API_BODY_LIMIT_BYTES,
  strict: false,
  type: () => true,
  // No form sends a compressed body, and which compressions could be read would depend on the version of Node.
  inflate: false,
});

/** Reads a JSON object as body, unless it was read already, and refuses anything else with a failure that says what was wrong. */
export function readJsonBody(request: Request, response: Response, next: NextFunction): void {
  if (!hasBody(request) || request.body !== undefined) {
    next();
    return;
  }
  if (request.is('json') === false) {
    next(new ApiException('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'));
    return;
  }
  parseJson(request, response, (error?: unknown) => {
    if (error !== undefined) next(toBodyFailure(error, 'JSON', API_BODY_LIMIT_BYTES));
    else if (isJsonObject(request.body)) next();
    else next(new ApiException('MALFORMED_BODY', 'Send one JSON object as body.'));
  });
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0
  );
}

function isJsonObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
