import { type RefObject, useEffect, useState } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether decoration in an element may be animated now: it is on screen, the tab is visible, and the visitor's system
 * does not ask for reduced motion. False on the server and until the first check.
 */
export function useIsMoving(ref: RefObject<HTMLElement | null>): boolean {
  const [isMoving, setMoving] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stillness = window.matchMedia(REDUCED_MOTION);
    let isOnScreen = false;
    const look = () => setMoving(isOnScreen && !document.hidden && !stillness.matches);
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    stillness.addEventListener('change', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      stillness.removeEventListener('change', look);
    };
  }, [ref]);

  return isMoving;
}
