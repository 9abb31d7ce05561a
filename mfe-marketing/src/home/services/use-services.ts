import type { Service } from '@northloop/contracts';
import { apiClient, useSiteStore } from '@northloop/kit';
import { useEffect, useState } from 'react';
import { defaultServices } from '../../content/home/default-services';
import { servicesSection } from '../../content/home/services-section';
import { fetchServices } from './fetch-services';

/** The services to show, and whether a newer list is loading. */
export interface ServicesState {
  readonly services: readonly Service[];
  readonly isLoading: boolean;
}

/**
 * Shows the services loaded by the server. Without them, it shows the built-in services, fetches the list and replaces
 * them. If that fails, the built-in ones stay and a toast says why.
 */
export function useServices(loaded: readonly Service[] | null): ServicesState {
  const [fetched, setFetched] = useState<readonly Service[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const showToast = useSiteStore((state) => state.showToast);
  const needsFetching = loaded === null && fetched === null;

  useEffect(() => {
    if (!needsFetching) return;
    const abort = new AbortController();
    setLoading(true);
    fetchServices(apiClient, abort.signal)
      .then(setFetched, (error: Error) => {
        if (abort.signal.aborted) return;
        showToast({
          title: servicesSection.errorTitle,
          description: error.message,
          variant: 'destructive',
        });
      })
      .finally(() => {
        if (!abort.signal.aborted) setLoading(false);
      });
    return () => abort.abort();
  }, [needsFetching, showToast]);

  return { services: loaded ?? fetched ?? defaultServices, isLoading };
}
