import { isTyping } from '@northloop/kit';
import { keep, readKept } from '@northloop/kit/browser-features/kept-value';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(readKept('session', STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** If the browser has no storage, Back starts at the top. */
const storePosition = (key: string, top: number): void =>
  keep('session', STORAGE_KEY, JSON.stringify({ ...readPositions(), [key]: top }));

/** The element that a hash names; null if there is none or the hash cannot be decoded. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls to a section and focuses its heading, so that screen readers read it out and the next Tab continues from
 * there.
 */
function goToSection(hash: string): void {
  const section = elementOf(hash);
  if (!section) return;
  section.scrollIntoView();
  focus(section.querySelector<HTMLElement>('h1, h2, h3') ?? section);
}

const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** Focuses an element that is not focusable by itself, unless the visitor is typing, for example to the assistant. */
function focus(element: HTMLElement): void {
  if (isTyping()) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (heading) focus(heading);
}

/**
 * New pages start at the top with the focus on their heading, anchors scroll to their section, and Back returns to the
 * previous position. The first page is left to the browser.
 * @returns a function for the page to call with the key of its history entry when it is shown. A page whose code is
 * still loading has neither heading nor sections, and not the height to scroll back to.
 */
export function useScrollAndFocus(): (shownKey: string) => void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef({ key, pathname });
  const shown = useRef(key);
  const waiting = useRef<{ key: string; arrive: () => void }>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onLeave = () => {
      storePosition(last.current.key, window.scrollY);
      // The browser restores the position after a reload.
      window.history.scrollRestoration = 'auto';
    };
    let frame = 0;
    const onScroll = () => {
      // While a page is loading, the window scrolls because it is empty, not because the visitor scrolls.
      if (waiting.current) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => storePosition(last.current.key, window.scrollY));
    };
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  // The page's effect runs before the layout's if both render together, otherwise after it.
  const arriveIfShown = useCallback(() => {
    if (waiting.current?.key !== shown.current) return;
    waiting.current.arrive();
    waiting.current = null;
  }, []);

  useLayoutEffect(() => {
    if (last.current.key === key) return;
    const isNewPage = last.current.pathname !== pathname;
    last.current = { key, pathname };
    if (navigationType === 'PUSH' && isNewPage && !hash) scrollToTop();
    const arrive = () => {
      if (navigationType === 'POP') {
        window.scrollTo({ top: readPositions()[key] ?? 0, behavior: 'instant' });
      } else if (hash) {
        goToSection(hash);
      } else if (isNewPage) {
        scrollToTop();
      }
      if (isNewPage && !hash) focusHeading();
    };
    waiting.current = { key, arrive };
    arriveIfShown();
  }, [key, pathname, hash, navigationType, arriveIfShown]);

  return useCallback(
    (shownKey: string) => {
      shown.current = shownKey;
      arriveIfShown();
    },
    [arriveIfShown],
  );
}
