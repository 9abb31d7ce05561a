/**
 * How much of a text has been read, from 0 to 1: 0 while its top is in the upper part of the window, 1 once its end is
 * visible.
 * @param top distance of the text's top from the window's, in px; negative once it has scrolled past.
 */
export function readShare(top: number, textHeight: number, windowHeight: number): number {
  const distance = textHeight - windowHeight;
  if (distance <= 0) return top + textHeight <= windowHeight ? 1 : 0;
  return Math.min(1, Math.max(0, -top / distance));
}
