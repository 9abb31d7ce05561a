import { useEffect } from 'react';

/** Stops the page behind from scrolling while `isLocked`. */
export function usePageScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [isLocked]);
}
