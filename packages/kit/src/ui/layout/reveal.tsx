import { type ComponentProps, type ElementType, useEffect, useRef } from 'react';

/** How far inside the window an element must be before it fades in, in px. */
const margin = 100;

/** Props of {@link Reveal}: those of a `div`, plus its delay. */
export interface RevealProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** Delay after the element comes into view, in ms. Steps of about 70 make a row fade in one by one. */
  delay?: number;
}

/**
 * Fades its content in once, when it is scrolled into view.
 * The HTML itself is visible. Only after mount is content below the window held back by a paused animation. Without
 * script, with reduced motion, in print and for everything already on screen, nothing is ever hidden.
 */
export function Reveal({ as: Element = 'div', delay = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (
      element === null ||
      !canMove() ||
      element.getBoundingClientRect().top < window.innerHeight
    ) {
      return;
    }
    const entrance = element.animate(
      [
        { opacity: 0, transform: 'translateY(20px)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 520, delay, easing: 'cubic-bezier(0.22, 0.8, 0.28, 1)', fill: 'backwards' },
    );
    entrance.pause();

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        entrance.play();
      },
      { rootMargin: `0px 0px -${marginAt(element)}px` },
    );
    observer.observe(element);

    const showNow = () => entrance.cancel();
    window.addEventListener('beforeprint', showNow);
    // Keyboard focus may arrive before the scrolling that follows it.
    element.addEventListener('focusin', showNow);
    return () => {
      observer.disconnect();
      entrance.cancel();
      window.removeEventListener('beforeprint', showNow);
      element.removeEventListener('focusin', showNow);
    };
  }, [delay]);

  return <Element {...rest} ref={ref} />;
}

function canMove(): boolean {
  return (
    typeof IntersectionObserver === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Smaller at the end of a page, where an element could never get further into the window. */
function marginAt(element: HTMLElement): number {
  const top = element.getBoundingClientRect().top + window.scrollY;
  return Math.max(0, Math.min(margin, document.documentElement.scrollHeight - top - 1));
}
