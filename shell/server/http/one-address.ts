import type { RequestHandler } from 'express';

/**
 * The path and query of a request line. Proxies may send a whole address, which a server has to take:
 * https://www.rfc-editor.org/rfc/rfc9112#name-absolute-form.
 */
export const pathOfTarget = (target: string): string =>
  target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');

/**
 * Sends who asks for a path with repeated or backward slashes to the clean one, so that server and browser read the
 * same: a browser takes `//about` for a host.
 */
export const cleanAddress: RequestHandler = (request, response, next) => {
  const [path = '/', ...query] = request.url.split('?');
  const clean = path.replace(/[/\\]+/g, '/');
  if (clean === path) {
    next();
    return;
  }
  response.redirect(301, [clean, ...query].join('?'));
};
