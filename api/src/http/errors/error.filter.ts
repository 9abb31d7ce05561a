import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from '../../logging/logger.js';
import { allowedMethods } from './allowed-methods.js';
import { ApiException } from './api-exception.js';
import { errorBody } from './error-body.js';
import { toApiException } from './to-api-exception.js';
import { unknownAddress } from './unknown-address.js';

/** Seconds after which a client may ask again when a part of the service is missing. */
const RETRY_AFTER_SECONDS = 5;

/** Answers every failure with one shape, and logs those that are ours. */
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
      // A stream of events that has ended told of the failure itself, and may still be on its way.
      if (!response.writableEnded) response.destroy();
      return;
    }
    if (failure.code === 'UNAVAILABLE') response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.status(failure.status).json(errorBody(failure));
  }
}

/**
 * What to say when no route took the request, or one that did has nothing there: a known address asked with the wrong
 * method is another mistake than an unknown address.
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
