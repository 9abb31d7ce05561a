import { type ReactNode, use, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Path and query at which this document was opened, set by the script in the head. */
    openedAddress?: string;
  }
}

/**
 * Whether the address is no longer that of the server's page. After a reload, going back may lead to a history entry
 * that the browser counts as the same document, and it then leaves the page as it is.
 */
const hasLeftOpenedAddress = (): boolean =>
  window.openedAddress !== undefined &&
  window.openedAddress !== `${window.location.pathname}${window.location.search}`;

let leaving: Promise<never> | undefined;

/**
 * Reloads the page at its current address.
 * @returns a promise that never settles, because this document is about to end.
 */
function loadAnew(): Promise<never> {
  if (!leaving) {
    leaving = new Promise(() => {});
    window.location.reload();
  }
  return leaving;
}

/**
 * Wraps the page during hydration, which React does in steps. If the address changes meanwhile, the HTML stays until
 * the new page is loaded. The router handles later changes.
 */
export function OpenedAddress({ children }: { children: ReactNode }) {
  const isTakenOver = useRef(false);
  if (!isTakenOver.current && hasLeftOpenedAddress()) use(loadAnew());
  useLayoutEffect(() => {
    // The router starts to listen at this moment.
    if (!isTakenOver.current && hasLeftOpenedAddress()) void loadAnew();
    isTakenOver.current = true;
  }, []);
  return children;
}
