import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/**
 * The HTML of a module's component as the shell would send it, for tests in modules, which have no router of their own.
 * @param path address of the page that the component is on.
 */
export function renderAt(path: string, element: ReactNode): string {
  return renderToStaticMarkup(<StaticRouter location={path}>{element}</StaticRouter>);
}
