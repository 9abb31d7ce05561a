import { afterNextPaint } from '../../browser-features/after-next-paint';

let holders = 0;
let letGo: (() => void) | null = null;

/**
 * Keeps the page from scrolling, its scrollbar's room included, until all who hold it have let it go.
 * @returns how to let it go: with the paint after the next one, as the browser then paints all of the page anew.
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
