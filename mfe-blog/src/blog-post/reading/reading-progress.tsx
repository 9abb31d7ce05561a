import { type RefObject, useEffect, useRef } from 'react';
import { readShare } from './read-share';

/** A thin line under the header that shows the reading progress. It moves only with the scroll. */
export function ReadingProgress({ text }: { text: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (!text.current || !bar.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      bar.current.style.transform = `scaleX(${readShare(top, height, window.innerHeight)})`;
    };
    const request = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    request();
    window.addEventListener('scroll', request, { passive: true });
    window.addEventListener('resize', request);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', request);
      window.removeEventListener('resize', request);
    };
  }, [text]);

  return (
    <div
      ref={bar}
      aria-hidden="true"
      style={{ transform: 'scaleX(0)' }}
      className="pointer-events-none fixed inset-x-0 top-header z-30 h-0.5 origin-left bg-aurora-line print:hidden"
    />
  );
}
