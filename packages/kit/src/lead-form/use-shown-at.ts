import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * When the visitor could start to fill in the form, in milliseconds of `performance.now()`. If it was part of the
 * server's HTML this is the page's first paint, which may be long before the script ran; otherwise it is now.
 */
export function useShownAt(): number {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [shownAt] = useState(() => (isFromServer ? firstPaint() : performance.now()));
  return shownAt;
}

const firstPaint = (): number =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
