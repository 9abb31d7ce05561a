import type { Request } from 'express';

/** The parts of a layer of Express's router that its published types leave out. */
interface RouteLayer {
  match(path: string): boolean;
  route: { methods: Record<string, boolean> };
}

/** Methods that some route accepts for the request's path, in upper case; empty for an unknown path. */
export function allowedMethods(request: Request): string[] {
  // Inside a router that is mounted under a prefix, the prefix is cut from the path.
  const path = request.baseUrl + request.path;
  const methods = new Set<string>();
  for (const layer of request.app.router.stack) {
    if (!isRouteLayer(layer) || !matches(layer, path)) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  return [...methods];
}

function isRouteLayer(layer: object): layer is RouteLayer {
  return 'route' in layer && layer.route !== undefined && 'match' in layer;
}

function matches(layer: RouteLayer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    // A path with a broken escape matches nothing.
    return false;
  }
}
