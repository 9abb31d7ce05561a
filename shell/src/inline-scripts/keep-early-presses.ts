import { placeOf, scopeOf } from '../foreign-changes/successor';
import { ALIVE, PAGE_ALIVE } from '../page/early-press-marks';

/** If a link's module is not hydrated after this time, the link is followed without the module's extra behaviour. */
const LONGEST_HOLD_MS = 3_000;

/**
 * Remembers the last press on a button, on a link that does more than navigate, or a submitted form, if its module has
 * not been hydrated yet. React drops such presses, and for a form the browser would reload the page and lose what was
 * typed. Forms with an `action` work without a script and are left to the browser. Plain links are also left to the
 * browser until the page is hydrated, even if the router is ready: if React replaced a page before hydrating it, the
 * old title and metadata would remain.
 */
export function keepEarlyPresses(): void {
  window.addEventListener('click', keepClick, { capture: true });
  window.addEventListener('submit', keepSubmission, { capture: true });
}

function keepClick(event: MouseEvent): void {
  const pressed =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button:not([type=submit]),a[href]')
      : null;
  if (!pressed) return;
  if (!(pressed instanceof HTMLAnchorElement)) {
    if (isEarly(pressed)) keep(pressed, event);
  } else if (!pressed.hasAttribute('data-press')) {
    if (isPageEarly()) event.stopPropagation();
  } else if (isEarly(pressed) && isPlainClick(event)) {
    event.preventDefault();
    keep(pressed, event);
    setTimeout(() => follow(pressed), LONGEST_HOLD_MS);
  }
}

function keepSubmission(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || !isEarly(form)) return;
  event.preventDefault();
  keep(event.submitter ?? form, event);
}

const isEarly = (control: Element): boolean => !scopeOf(control).hasAttribute(ALIVE);

/** Whether the page's own module has not been hydrated yet. */
function isPageEarly(): boolean {
  const page = document.querySelector('main [data-release]');
  return page !== null && isEarly(page) && !document.documentElement.hasAttribute(PAGE_ALIVE);
}

/** A click that does not open another tab or window. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

function keep(target: HTMLElement, { timeStamp }: Event): void {
  window.earlyPress = { target, at: timeStamp, ...placeOf(target) };
}

function follow(link: HTMLAnchorElement): void {
  if (window.earlyPress?.target !== link) return;
  window.earlyPress = undefined;
  window.location.assign(link.href);
}
