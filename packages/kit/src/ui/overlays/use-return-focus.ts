import { useRef } from 'react';

/** Handlers for the content of an overlay. */
export interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to whatever opened an overlay, however it was closed: the primitives know only triggers of their
 * own, and leave the keyboard at the top of the page otherwise. A focus that has gone somewhere meanwhile, such as to the
 * heading of a new page, stays there.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
