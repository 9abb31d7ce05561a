import type { LocationResponse } from '@northloop/contracts';
import { useSiteStore } from '@northloop/kit';
import { useEffect } from 'react';

/** Delay after the page has loaded before requesting the location, in milliseconds (specification, section 4). */
const DETECTION_DELAY_MS = 100;

const browserTimeZone = (): string | null =>
  Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;

/**
 * Finds the visitor's approximate location. Our API knows it if a proxy in front provides it; the browser's time zone
 * is the fallback. On failure the page keeps its default city.
 */
export function useDetectedLocation(apiOrigin: string): void {
  const setLocation = useSiteStore((state) => state.setLocation);
  useEffect(() => {
    const controller = new AbortController();
    const detect = async () => {
      const timeZone = browserTimeZone();
      try {
        // Do not use the API client here: every page sends this request and would have to load the client.
        const response = await fetch(`${apiOrigin}/api/location`, { signal: controller.signal });
        // Always read the response: an unread one would keep its connection open.
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
