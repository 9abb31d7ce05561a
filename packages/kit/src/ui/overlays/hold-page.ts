import { afterNextPaint } from '../../browser-features/after-next-paint';

let holders = 0;
let letGo: (() => void) | null = null;

/**
 * Stops the page from scrolling, and keeps the space of its scrollbar, until every holder has released it.
 * @returns a function that releases it after the next paint, because releasing repaints the whole page.
 */
export function holdPage(): () => void {
  holders += 1;
  letGo ??= stopScrolling();
  return () => {
    holders -= 1;
    afterNextPaint(() => {
      if (holders > 0) return;
      letGo?.();
      letGo = null;
    });
  };
}

function stopScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
