import { placeOf, scopeOf } from '../foreign-changes/successor';
import { ALIVE, PAGE_ALIVE } from '../page/early-press-marks';

/** A link that would take something along is followed without it when its module is not alive by then. */
const LONGEST_HOLD_MS = 3_000;

/**
 * Remembers the last press on a button, on a link that does more than lead somewhere, or the form that was sent, while
 * its module has not hydrated yet. React drops such presses, and the browser would load the page anew without what was
 * typed. Forms that name where they go work without script and stay the browser's own. Plain links stay the browser's
 * own until the page is alive, even for a router that is alive already: a page that React replaces before it has
 * hydrated would leave its title and metadata behind.
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

/** Whether the module of the page itself has not hydrated. */
function isPageEarly(): boolean {
  const page = document.querySelector('main [data-release]');
  return page !== null && isEarly(page) && !document.documentElement.hasAttribute(PAGE_ALIVE);
}

/** A click that does not ask for another tab or window. */
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
