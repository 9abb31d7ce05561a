import type { SlotName } from '@northloop/contracts';
import { type RefObject, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFirstPage } from '../../page/first-page';

/** Distance from the viewport, as an observer margin, at which a slot comes to life before it is seen. */
const NEAR = '600px';

/**
 * Holds back a slot that the server has rendered until the visitor comes near it or navigates. A focus in it scrolls near.
 * React leaves the server's HTML in place meanwhile, and the slot's code is not even fetched.
 * `gate` suspends while the slot is to wait; put `anchorRef` on an element around the slot's Suspense boundary.
 */
export function useHydrationGate(name: SlotName): {
  gate: () => void;
  anchorRef: RefObject<HTMLDivElement | null>;
} {
  const anchorRef = useRef<HTMLDivElement>(null);
  const firstPage = useFirstPage();
  const { key } = useLocation();
  const waiting = firstPage?.gateOf(name);
  // A new history entry on this page renders in a transition, which would wait for the gate for ever.
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
      // The server's HTML went with its page: who comes back has nothing else to look at meanwhile.
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
