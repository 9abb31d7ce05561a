import type { Request } from 'express';

/** The parts of an Express router layer that its published types leave out. */
interface RouteLayer {
  match(path: string): boolean;
  route: { path: string; methods: Record<string, boolean> };
}

/**
 * Methods that the request's address accepts, in upper case; none for an unknown address. If a route names the address
 * literally, routes whose pattern also matches are ignored: `/mockup/share` is not a mockup id.
 */
export function allowedMethods(request: Request): string[] {
  // Inside a mounted router, Express removes the prefix from the path.
  const path = request.baseUrl + request.path;
  const fitting = routeLayers(request).filter((layer) => matches(layer, path));
  const named = fitting.filter(({ route }) => !route.path.includes(':'));
  const methods = (named.length > 0 ? named : fitting).flatMap(({ route }) =>
    Object.keys(route.methods).map((method) => method.toUpperCase()),
  );
  // Express answers HEAD wherever it answers GET.
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)))];
}

function routeLayers(request: Request): RouteLayer[] {
  const stack: object[] = request.app.router.stack;
  return stack.filter(isRouteLayer);
}

function isRouteLayer(layer: object): layer is RouteLayer {
  return 'route' in layer && layer.route !== undefined && 'match' in layer;
}

function matches(layer: RouteLayer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    // A path with an invalid escape matches nothing.
    return false;
  }
}
