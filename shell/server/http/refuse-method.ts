import type { RequestHandler } from 'express';
import { sendApiError } from './api-error';

/** Lets GET and HEAD through and answers other methods with 405. */
export const readOnly: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') {
    next();
    return;
  }
  response
    .status(405)
    .set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('This address can only be viewed. Open it in a browser.\n');
};

/** Answers that this address only accepts reports. */
export const postOnly: RequestHandler = (_, response) => {
  sendApiError(response, 'METHOD_NOT_ALLOWED', 'Send a report here with POST.', { Allow: 'POST' });
};
