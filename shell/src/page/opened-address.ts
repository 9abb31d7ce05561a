declare global {
  interface Window {
    /** Path and query that this document was opened at. */
    openedAddress?: string;
  }
}

/** Runs in the head, before the visitor can go anywhere. */
export const openedAddressScript = 'window.openedAddress=location.pathname+location.search';

/**
 * Whether the address is no longer the one whose page the server sent: after a reload, going back may lead to an entry
 * of the history that the browser counts to the same document, and it then leaves the page as it is.
 */
export const hasLeftOpenedAddress = (): boolean =>
  window.openedAddress !== undefined &&
  window.openedAddress !== `${window.location.pathname}${window.location.search}`;
