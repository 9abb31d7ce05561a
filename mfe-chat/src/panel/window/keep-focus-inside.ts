const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea, [tabindex="0"]';

/**
 * Wraps focus around inside `container` when Tab would leave it. For a panel that covers the whole page: the focused
 * element must be visible (WCAG 2.4.11).
 */
export function keepFocusInside(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0 && element.closest('[inert]') === null,
  );
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return;
  const { activeElement } = document;
  if (event.shiftKey && (activeElement === first || activeElement === container)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault();
    first.focus();
  }
}
