import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { json, type Request, type Response } from 'express';
import type { Observable } from 'rxjs';
import { ApiException } from '../errors/api-exception.js';
import { toBodyFailure } from './body-failure.js';
import { type BodyLimit, bodyLimitOf } from './body-limit.js';
import { exceedsShape } from './json-shape.js';

/**
 * Reads the body of a request within the limits of its route. It runs after routing and the rate limits, so that
 * requests refused there cost no reading.
 */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const limit = bodyLimitOf(context.getHandler());
    await readJsonBody(http.getRequest<Request>(), http.getResponse<Response>(), limit);
    return next.handle();
  }
}

/**
 * Reads a JSON object.
 * @throws {ApiException} that says what was wrong with the body
 */
async function readJsonBody(request: Request, response: Response, limit: BodyLimit): Promise<void> {
  // On a route that takes a form, the form's reader has already set the body.
  if (!hasBody(request) || request.body !== undefined) return;
  if (request.is('json') === false) {
    throw new ApiException('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  }
  const parse = json({
    limit: limit.bytes,
    strict: false,
    type: () => true,
    // Forms never send compressed bodies, and which compressions can be read would depend on the version of Node.
    inflate: false,
    verify: (_request, _response, bytes, charset) => verifyShape(bytes, charset, limit),
  });
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(toFailure(error, limit));
    });
  });
  if (!isJsonObject(request.body)) {
    throw new ApiException('MALFORMED_BODY', 'Send one JSON object as the body.');
  }
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

/** Has a type, like the parser's own errors. */
class BodyError extends Error {
  constructor(readonly type: 'charset.unsupported' | 'shape.exceeded') {
    super(type);
  }
}

function verifyShape(bytes: Buffer, charset: string, limit: BodyLimit): void {
  if (charset !== 'utf-8') throw new BodyError('charset.unsupported');
  if (exceedsShape(bytes, limit)) throw new BodyError('shape.exceeded');
}

function toFailure(error: unknown, { bytes, depth, values }: BodyLimit): ApiException {
  return error instanceof BodyError && error.type === 'shape.exceeded'
    ? new ApiException(
        'MALFORMED_BODY',
        `Send at most ${values} fields and entries, at most ${depth} levels deep.`,
      )
    : toBodyFailure(error, 'JSON', bytes);
}
