import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from '../../logging/logger.js';
import { allowedMethods } from './allowed-methods.js';
import { ApiException } from './api-exception.js';
import { errorBody } from './error-body.js';
import { toApiException } from './to-api-exception.js';
import { unknownAddress } from './unknown-address.js';

/** Seconds after which a client may retry when a part of the service is unavailable. */
const RETRY_AFTER_SECONDS = 5;

/** Answers all failures in one format, and logs those that are the server's fault. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const failure =
      error instanceof NotFoundException
        ? unroutedFailure(request, response)
        : toApiException(error);
    if (failure.status >= 500) this.logger.error({ err: error }, failure.message);
    if (response.headersSent) {
      // An event stream that has ended has already reported the failure, and its last bytes may still be in transit.
      if (!response.writableEnded) response.destroy();
      return;
    }
    if (failure.code === 'UNAVAILABLE') response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.status(failure.status).json(errorBody(failure));
  }
}

/**
 * The failure when no route took the request or the route found nothing. A wrong method at a known address is a
 * different mistake from an unknown address.
 */
function unroutedFailure(request: Request, response: Response): ApiException {
  const methods = allowedMethods(request);
  if (methods.length === 0 || methods.includes(request.method)) return unknownAddress();
  response.setHeader('Allow', methods.join(', '));
  return new ApiException(
    'METHOD_NOT_ALLOWED',
    `This address does not accept ${request.method}; use ${methods.join(' or ')}.`,
  );
}
