import type { SlotName } from '@northloop/contracts';
import { type RefObject, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFirstPage } from '../../page/first-page';

/** Distance from the viewport at which a slot is hydrated before it is visible, as an observer margin. */
const NEAR = '600px';

/**
 * Delays hydration of a slot that the server has rendered until it comes near the viewport or the visitor navigates.
 * Focusing something in it also scrolls it into view. Meanwhile React leaves the server's HTML in place, and the slot's
 * code is not even loaded.
 * `gate` suspends while the slot has to wait. Put `anchorRef` on an element around the slot's Suspense boundary.
 */
export function useHydrationGate(name: SlotName): {
  gate: () => void;
  anchorRef: RefObject<HTMLDivElement | null>;
} {
  const anchorRef = useRef<HTMLDivElement>(null);
  const firstPage = useFirstPage();
  const { key } = useLocation();
  const waiting = firstPage?.gateOf(name);
  // A new history entry on this page renders in a transition, which would wait for the gate forever.
  if (waiting && key !== firstPage?.historyKey) waiting.open();

  useEffect(() => {
    if (!waiting) return;
    const anchor = anchorRef.current;
    if (!anchor) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) waiting.open();
      },
      { rootMargin: NEAR },
    );
    observer.observe(anchor);
    return () => {
      observer.disconnect();
      // The server's HTML was removed with its page, so there is nothing to wait for when the visitor comes back.
      if (!anchor.isConnected) waiting.open();
    };
  }, [waiting]);

  return {
    anchorRef,
    gate: () => {
      if (waiting) use(waiting.promise);
    },
  };
}
