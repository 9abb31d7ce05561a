import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element's content box in CSS pixels, kept up to date; 0 while unknown or not watched. */
export function useElementWidth(ref: RefObject<HTMLElement | null>, watch: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!watch || element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, watch]);
  return width;
}
