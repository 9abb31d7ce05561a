/**
 * Calls back once the browser has painted what has changed up to now: for work that takes a phone longer than a press
 * may go unanswered. In a tab that nobody sees nothing is painted, and it calls back at once.
 */
export function afterNextPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
