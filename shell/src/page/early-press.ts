import { type RefObject, useEffect } from 'react';
import { scopeOf, successorOf } from '../foreign-changes/successor';
import { ALIVE, PAGE_ALIVE } from './early-press-marks';

/** Presses older than this are dropped, because the visitor has moved on to something else. */
const LONGEST_WAIT_MS = 10_000;

/** Marks a scope as hydrated, and repeats a press that came too early for it. */
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
    // A part of the scope with a separate Suspense boundary may not be hydrated yet. React hydrates it immediately for
    // a click (not for a submit), but not from within an effect.
    queueMicrotask(() => {
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    });
  }, [scope]);
}
