import { useEffect, useRef } from 'react';

/** A thin line along the top of the window that grows with how far the page is scrolled. Decoration only. */
export function ScrollProgress() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const share = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
      if (ref.current) ref.current.style.transform = `scaleX(${Math.min(1, share)})`;
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, []);
  return (
    <div
      ref={ref}
      aria-hidden
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-aurora-line print:hidden"
      style={{ transform: 'scaleX(0)' }}
    />
  );
}
