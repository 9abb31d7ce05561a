import { type RefObject, useEffect, useState } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether decoration in an element may move now: it is on screen, in a visible tab, and the visitor's system asks for
 * no stillness. False on the server and until the first look.
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
