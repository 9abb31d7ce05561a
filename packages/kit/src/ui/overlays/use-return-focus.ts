import { useRef } from 'react';

/** Handlers for the content of an overlay. */
export interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns the focus to the element that opened an overlay, however it was closed. The primitives only know their own
 * triggers and would otherwise leave the focus at the top of the page. If the focus has moved elsewhere in the
 * meantime, such as to the heading of a new page, it stays there.
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
