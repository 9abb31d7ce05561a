import { type RefObject, useEffect } from 'react';
import { scopeOf, successorOf } from '../foreign-changes/successor';
import { ALIVE, PAGE_ALIVE } from './early-press-marks';

/** A press older than this is not carried out: the visitor has gone on to something else. */
const LONGEST_WAIT_MS = 10_000;

/** Marks what is in `scope` as alive, once it is, and carries out the press that came too early for it. */
export function useEarlyPress(scope: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scope.current;
    if (!element) return;
    element.setAttribute(ALIVE, '');
    if (element.closest('main')) document.documentElement.setAttribute(PAGE_ALIVE, '');
    const press = window.earlyPress;
    if (!press) return;
    const target = press.target.isConnected ? press.target : successorOf(press.target, press);
    if (!target || scopeOf(target) !== element) return;
    window.earlyPress = undefined;
    if (performance.now() - press.at > LONGEST_WAIT_MS) return;
    // A part of the scope with a boundary of its own may be later still: React hydrates it for a click (not for a
    // form's sending), at once, but not from within an effect.
    queueMicrotask(() => {
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    });
  }, [scope]);
}
