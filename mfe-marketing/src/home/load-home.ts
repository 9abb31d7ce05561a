import type { Service } from '@northloop/contracts';
import type { PageLoadResult, PageRequest } from '@northloop/kit';
import { fetchServices } from './services/fetch-services';

/** Data for the landing page. */
export interface HomeData {
  /** The server's list, or null if the page has to fetch it in the browser. */
  readonly services: Service[] | null;
}

/** How long the page's HTML waits for the list of services, in ms. */
const SERVICES_TIME_LIMIT_MS = 600;

/**
 * Loads the services on the server, for the page's HTML. In the browser it loads nothing, so that the page appears at
 * once and fetches the list itself. The page also does so if the API is slow or down during server rendering.
 */
export function loadHome({
  api,
  isServer,
}: { api: Pick<PageRequest['api'], 'get'> } & Pick<PageRequest, 'isServer'>):
  | PageLoadResult<HomeData>
  | Promise<PageLoadResult<HomeData>> {
  if (!isServer) return { data: { services: null } };
  return fetchServices(api, AbortSignal.timeout(SERVICES_TIME_LIMIT_MS)).then(
    (services) => ({ data: { services } }),
    () => ({ data: { services: null } }),
  );
}
