import type { RequestHandler, Response } from 'express';
import { STATUSES } from '../http/api-error';
import { BodyRefusedError } from '../http/read-body';
import { requestUrl } from '../http/request-url';
import { readPostedForm } from './posted-form';
import { type ServePageOptions, servePage } from './serve-page';

const FORBIDDEN = 403;

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Answers a plain form with its page. A page that takes no form is left to the next handler. */
export const servePostedForm =
  (options: ServePageOptions): RequestHandler =>
  async (request, response, next) => {
    const { matchRoute } = await options.renderer();
    if (matchRoute(requestUrl(request).pathname).route.takesForm !== true) {
      next();
      return;
    }
    // A request without a body has no type either. Browsers send a body, even for a form without fields.
    if (request.is(FORM_TYPE) !== FORM_TYPE) {
      refuse(response, STATUSES.UNSUPPORTED_MEDIA_TYPE, 'Send this form as a browser does.');
      return;
    }
    // The API's own calls are out of reach for other sites, but any site could have its visitors post a form.
    if (request.get('Sec-Fetch-Site') === 'cross-site') {
      refuse(response, FORBIDDEN, 'Open this page on our site and send the form there.');
      return;
    }
    try {
      await servePage(request, response, options, await readPostedForm(request));
    } catch (error) {
      if (!(error instanceof BodyRefusedError)) throw error;
      // A slow client may stay slow, so its connection is not used again.
      response.set('Connection', 'close');
      refuse(response, STATUSES[error.code], error.message);
    }
  };

function refuse(response: Response, status: number, sentence: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${sentence}\n`);
}
