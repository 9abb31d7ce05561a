import type { LocationResponse } from '@northloop/contracts';
import { useSiteStore } from '@northloop/kit';
import { useEffect } from 'react';

/** Delay after the page stands before the location is asked for, in milliseconds (specification, section 4). */
const DETECTION_DELAY_MS = 100;

const browserTimeZone = (): string | null =>
  Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;

/**
 * Finds out where the visitor seems to be: our own API knows it where a proxy in front says so, the browser's time
 * zone is the fallback. A failure shows nothing; the page then keeps its default city.
 */
export function useDetectedLocation(apiOrigin: string): void {
  const setLocation = useSiteStore((state) => state.setLocation);
  useEffect(() => {
    const controller = new AbortController();
    const detect = async () => {
      const timeZone = browserTimeZone();
      try {
        // Not through the API client: every page asks this, and it would make every page load the client.
        const response = await fetch(`${apiOrigin}/api/location`, { signal: controller.signal });
        // Read in any case: an answer that nobody reads stays on its way and holds its connection.
        const found = (await response.json()) as LocationResponse;
        if (!response.ok) throw new Error(`Location is not available (${response.status})`);
        setLocation({ ...found, timeZone, loading: false });
      } catch (error) {
        if (controller.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setLocation({ timeZone, loading: false, error: message });
      }
    };
    const timer = setTimeout(detect, DETECTION_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [apiOrigin, setLocation]);
}
