import { useRef } from 'react';

/** Handlers for the content of an overlay. */
export interface ReturnFocus {
  onOpenAutoFocus?: () => void;
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * Gives the focus back to whatever opened an overlay that has no trigger of its own: the primitives know only theirs,
 * and leave the keyboard at the top of the page otherwise. A focus that has gone somewhere meanwhile, such as to the
 * heading of a new page, stays there.
 */
export function useReturnFocus(hasTrigger: boolean): ReturnFocus {
  const opener = useRef<Element | null>(null);
  if (hasTrigger) return {};
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
