/**
 * Calls `then` once the browser has painted all changes so far. For work that would make a phone slow to respond to a
 * press. In a hidden tab nothing is painted, so it calls back at once.
 */
export function afterNextPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
