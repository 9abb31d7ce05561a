import type { Response } from 'express';
import { ApiException } from '../errors/api-exception.js';

/** Why the work for a client was aborted: the client disconnected and no longer waits for the answer. */
export class ClientGone extends ApiException {
  constructor() {
    super('REQUEST_TIMEOUT', 'The client left before the answer was ready.');
  }
}

/** Aborts when the client disconnects before its answer is complete. */
export function clientGone(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new ClientGone());
  });
  return controller.signal;
}
