import { type ReactNode, use, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Path and query that this document was opened at, noted in the head. */
    openedAddress?: string;
  }
}

/**
 * Whether the address is no longer the one whose page the server sent: after a reload, going back may lead to an entry
 * of the history that the browser counts to the same document, and it then leaves the page as it is.
 */
const hasLeftOpenedAddress = (): boolean =>
  window.openedAddress !== undefined &&
  window.openedAddress !== `${window.location.pathname}${window.location.search}`;

let leaving: Promise<never> | undefined;

/** Has the browser load the address as it is now. @returns what never comes: this document is done with. */
function loadAnew(): Promise<never> {
  if (!leaving) {
    leaving = new Promise(() => {});
    window.location.reload();
  }
  return leaving;
}

/**
 * Stands between router and page while React takes over the server's HTML, which it does in pieces: where the address
 * changes meanwhile, the HTML stays until the page of the new address is there. Later changes are the router's own.
 */
export function OpenedAddress({ children }: { children: ReactNode }) {
  const isTakenOver = useRef(false);
  if (!isTakenOver.current && hasLeftOpenedAddress()) use(loadAnew());
  useLayoutEffect(() => {
    // The router listens from this moment on.
    if (!isTakenOver.current && hasLeftOpenedAddress()) void loadAnew();
    isTakenOver.current = true;
  }, []);
  return children;
}
