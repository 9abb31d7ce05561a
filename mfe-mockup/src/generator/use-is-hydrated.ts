import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the server's HTML, true once the page answers to the visitor. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
