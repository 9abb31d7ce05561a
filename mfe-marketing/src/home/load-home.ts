import type { Service } from '@northloop/contracts';
import type { PageLoadResult, PageRequest } from '@northloop/kit';
import { fetchServices } from './services/fetch-services';

/** What the landing page is rendered with. */
export interface HomeData {
  /** The server's list, or null where the page has to fetch it in the browser. */
  readonly services: Service[] | null;
}

/** How long the page's HTML waits for the list of services, in ms. */
const SERVICES_TIME_LIMIT_MS = 600;

/**
 * Brings the services along with the page's HTML. In the browser it brings nothing, so that the page shows at once and
 * fetches the list itself; the same when the API is slow or down while the server renders.
 */
export function loadHome({
  api,
  isServer,
}: Pick<PageRequest, 'api' | 'isServer'>):
  | PageLoadResult<HomeData>
  | Promise<PageLoadResult<HomeData>> {
  if (!isServer) return { data: { services: null } };
  return fetchServices(api, AbortSignal.timeout(SERVICES_TIME_LIMIT_MS)).then(
    (services) => ({ data: { services } }),
    () => ({ data: { services: null } }),
  );
}
