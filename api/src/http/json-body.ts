import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';
import { json, type NextFunction, type Request, type Response } from 'express';
import { ApiException } from './api-exception.js';

const parseJson = json({
  limit: API_BODY_LIMIT_BYTES,
  strict: false,
  type: () => true,
  // No form sends a compressed body, and which compressions could be read would depend on the version of Node.
  inflate: false,
});

/** Reads a JSON object as body and refuses anything else with a failure that says what was wrong. */
export function readJsonBody(request: Request, response: Response, next: NextFunction): void {
  if (!hasBody(request)) {
    next();
    return;
  }
  if (request.is('json') === false) {
    next(new ApiException('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'));
    return;
  }
  parseJson(request, response, (error?: unknown) => {
    if (error !== undefined) next(toBodyFailure(error));
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

/** The parser marks its errors with a type. */
function toBodyFailure(error: unknown): ApiException {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') {
    return new ApiException(
      'BODY_TOO_LARGE',
      `The request is larger than ${API_BODY_LIMIT_BYTES / 1024} kB. Please shorten it.`,
    );
  }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return new ApiException('UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON in UTF-8.');
  }
  return new ApiException('MALFORMED_BODY', 'The request body is not valid JSON.');
}
