import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * When the visitor could begin to fill in what this stands in, in milliseconds of `performance.now()`: with the page's
 * first paint where the server's HTML had it, which may be long before its script came, and now otherwise.
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
