import type { RequestHandler } from 'express';
import { sendApiError } from './api-error';

/** Lets through whoever reads, and says to others that this address is there to be read. */
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

/** Says that this address takes reports alone. */
export const postOnly: RequestHandler = (_, response) => {
  sendApiError(response, 'METHOD_NOT_ALLOWED', 'Send a report here with POST.', { Allow: 'POST' });
};
