import { type NextFunction, type Request, type Response as ServerResponse, text } from 'express';
import { toBodyFailure } from '../../http/body/body-failure.js';
import { ApiException } from '../../http/errors/api-exception.js';

/** RFC 8058 allows both. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const FIELD = 'List-Unsubscribe';

/** The form has one field; what a mail program adds around it takes a few hundred bytes. */
const FORM_LIMIT_BYTES = 4 * 1024;

const parseText = text({ type: () => true, limit: FORM_LIMIT_BYTES, inflate: false });

/** Reads the form that a mail program posts to unsubscribe. All other routes accept only JSON. */
export function readOneClickForm(
  request: Request,
  response: ServerResponse,
  next: NextFunction,
): void {
  const type = request.is(FORM_TYPES);
  if (request.method !== 'POST' || type === null) next();
  else if (type === false) {
    next(new ApiException('UNSUPPORTED_MEDIA_TYPE', 'Send the form List-Unsubscribe=One-Click.'));
  } else {
    parseText(request, response, (error?: unknown) => {
      if (error === undefined) void readField(request, next);
      else next(toBodyFailure(error, 'form data', FORM_LIMIT_BYTES));
    });
  }
}

/** The platform's `Response` can parse both kinds of forms. */
async function readField(request: Request, next: NextFunction): Promise<void> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  try {
    const form = await new Response(String(request.body), { headers }).formData();
    request.body = { [FIELD]: form.get(FIELD) };
    next();
  } catch (error) {
    next(toBodyFailure(error, 'form data', FORM_LIMIT_BYTES));
  }
}
