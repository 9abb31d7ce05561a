import type { Request, Response } from 'express';
import { ApiException } from './api-exception.js';
import { errorBody } from './error-body.js';

/** The failure of a request to an unknown address. */
export function unknownAddress(): ApiException {
  return new ApiException('NOT_FOUND', 'There is nothing at this address.');
}

/** Last middleware: answers requests that no route took. */
export function answerUnknownAddress(_request: Request, response: Response): void {
  const failure = unknownAddress();
  response.status(failure.status).json(errorBody(failure));
}
