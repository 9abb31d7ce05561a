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

/** Where the browser keeps nothing, Back starts at the top. */
const storePosition = (key: string, top: number): void =>
  keep('session', STORAGE_KEY, JSON.stringify({ ...readPositions(), [key]: top }));

/** The element that a hash names; null for none, and for a hash that cannot be read. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Brings a section into view, and the focus with it: the next Tab goes on from there, and its heading is read out. */
function goToSection(hash: string): void {
  const section = elementOf(hash);
  if (!section) return;
  section.scrollIntoView();
  focus(section.querySelector<HTMLElement>('h1, h2, h3') ?? section);
}

const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** Moves the focus to what takes none by itself, unless the visitor is writing, as to the assistant over the page. */
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
 * New pages start at the top with the focus on their heading, anchors scroll to their section, and Back returns to
 * where the visitor was. The first page is left to the browser.
 * @returns what the page calls with the key of its history entry once it stands in the document: a page whose code is
 *   still on its way has neither heading nor sections, nor the height to scroll back to.
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
      // A reload is the browser's to restore.
      window.history.scrollRestoration = 'auto';
    };
    let frame = 0;
    const onScroll = () => {
      // While a page is on its way the window scrolls because there is nothing to see, not because somebody wants to.
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

  // The page's own effect comes before the layout's when both are there at once, and after it otherwise.
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
