import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a fixed element inside the part of the window that the on-screen keyboard leaves free, through the custom
 * properties `--frame-top` and `--frame-height`. Browsers that lay the keyboard over the page report it only through
 * the visual viewport.
 */
export function useVisibleFrame(ref: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const viewport = window.visualViewport;
    if (!isActive || element === null || !viewport) return;
    const clear = () => {
      element.style.removeProperty('--frame-top');
      element.style.removeProperty('--frame-height');
    };
    const follow = () => {
      // Pinch zoom also shrinks the visual viewport. The panel must then stay in place and zoom with the page.
      if (viewport.scale > 1.01) return clear();
      element.style.setProperty('--frame-top', `${viewport.offsetTop}px`);
      element.style.setProperty('--frame-height', `${viewport.height}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      clear();
    };
  }, [ref, isActive]);
}
