import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { sendApiError } from './api-error';

/**
 * Parses a small JSON body.
 * @param limit in bytes
 */
export function readReport(limit: number): RequestHandler {
  // No browser compresses reports, and the supported compressions would depend on the version of Node.
  const parse = express.json({ limit, inflate: false });
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.is('json') === false) {
      sendApiError(response, 'UNSUPPORTED_MEDIA_TYPE', 'Send the report as application/json.');
      return;
    }
    parse(request, response, (error?: unknown) => {
      if (error === undefined) next();
      else refuse(error, response, limit);
    });
  };
}

/** The parser marks its errors with a type. */
function refuse(error: unknown, response: Response, limit: number): void {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') {
    sendApiError(response, 'BODY_TOO_LARGE', `Send at most ${limit / 1024} kB.`);
  } else if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    sendApiError(response, 'UNSUPPORTED_MEDIA_TYPE', 'Send the report as JSON in UTF-8.');
  } else {
    sendApiError(response, 'MALFORMED_BODY', 'The report is not valid JSON.');
  }
}
