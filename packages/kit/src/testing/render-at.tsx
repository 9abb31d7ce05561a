import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/**
 * Renders a module's component to the HTML that the shell would send. For tests in modules, which have no router.
 * @param path address of the page with the component.
 */
export function renderAt(path: string, element: ReactNode): string {
  return renderToStaticMarkup(<StaticRouter location={path}>{element}</StaticRouter>);
}
