import { useSyncExternalStore } from 'react';

/** Where the panel takes the whole screen: phones in both orientations. module.css holds the same condition. */
const FULL_SCREEN_QUERY = '(max-width: 40rem), (max-height: 30rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(FULL_SCREEN_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the open panel covers the page. */
export const useFullScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(FULL_SCREEN_QUERY).matches,
    () => false,
  );
