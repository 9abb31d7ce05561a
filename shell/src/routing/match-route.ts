import { matchPath } from 'react-router-dom';
import { notFoundRoute, routeTable, type SiteRoute } from './route-table';

export interface RouteMatch {
  route: SiteRoute;
  params: Readonly<Record<string, string | undefined>>;
  found: boolean;
}

/** Finds the route of a path; unknown paths get the not-found screen. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routeTable) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { route, params: match.params, found: true };
  }
  return { route: notFoundRoute, params: {}, found: false };
}
