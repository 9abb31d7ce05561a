import { apiClient } from '@northloop/kit';
import { useCallback, useEffect, useState } from 'react';
import { fetchSlots } from './fetch-slots';

/** How often a visible page looks for changes, in ms. */
const REFRESH_MS = 60_000;

/** The free times as the page knows them: null while they are loading for the first time. */
export interface KnownSlots {
  slots: readonly string[] | null;
  /** The first attempt failed. */
  hasFailed: boolean;
  refresh: () => Promise<void>;
}

/**
 * The free times, kept up to date while the page is visible, since other visitors book too. A failed look leaves the
 * list as it was.
 * @param initial the list from the server; null if the page has to load it
 */
export function useSlots(initial: readonly string[] | null): KnownSlots {
  const [slots, setSlots] = useState(initial);
  const [hasFailed, setFailed] = useState(false);

  const refresh = useCallback(async () => {
    try {
      setSlots(await fetchSlots(apiClient));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (initial === null) void refresh();
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [initial, refresh]);

  return { slots, hasFailed: hasFailed && slots === null, refresh };
}
