import type { Theme } from '@northloop/kit';
import { afterNextPaint } from '@northloop/kit/browser-features/after-next-paint';
import { applyTheme, currentTheme } from './apply-theme';
import { restyleInViewFirst } from './restyle-in-view-first';

/** Chosen, but not shown yet. */
let coming: Theme | null = null;

/**
 * Changes from light to dark or back. The press is shown first, and the page follows with the paint after it: its new
 * style takes a phone longer than a press may go unanswered.
 * @returns the theme that the page will have.
 */
export function flipTheme(): Theme {
  const isComing = coming !== null;
  const next = (coming ?? currentTheme()) === 'dark' ? 'light' : 'dark';
  coming = next;
  if (!isComing) afterNextPaint(showComing);
  return next;
}

function showComing(): void {
  const theme = coming;
  coming = null;
  if (theme !== null && theme !== currentTheme()) restyleInViewFirst(() => applyTheme(theme));
}
