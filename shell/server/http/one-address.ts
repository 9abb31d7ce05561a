import type { RequestHandler } from 'express';

/**
 * The path and query of a request line. Proxies may send a complete address, which a server must accept:
 * https://www.rfc-editor.org/rfc/rfc9112#name-absolute-form.
 */
export const pathOfTarget = (target: string): string =>
  target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');

/**
 * Redirects paths with repeated slashes or with backslashes to the clean path, so that server and browser read them the
 * same way: a browser takes `//about` for a host.
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
