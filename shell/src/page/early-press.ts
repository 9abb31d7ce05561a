import { type RefObject, useEffect } from 'react';
import { type Place, scopeOf, successorOf } from '../foreign-changes/successor';

/** Attribute of an element whose controls have their listeners: a module's scope, or the document for the shell's own. */
const ALIVE = 'data-alive';

/** Attribute of the document once the page that it was opened with is alive. */
const PAGE_ALIVE = 'data-page-alive';

/** A press older than this is not carried out: the visitor has gone on to something else. */
const LONGEST_WAIT_MS = 10_000;

interface EarlyPress extends Place {
  /** A button or link that was pressed, or what a form was sent with: its button, or itself where it has none. */
  target: HTMLElement;
  /** As the event's own clock, in milliseconds. */
  at: number;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
  }
}

/** A link that would take something along is followed without it when its module is not alive by then. */
const LONGEST_HOLD_MS = 3_000;

/**
 * Runs in the head. Remembers the last press on a button, or on a link that does more than lead somewhere, or the form
 * that was sent, whose module has not hydrated yet; React drops such presses, and the browser would load the page anew
 * without what was typed. Forms that name where they go need no script to work and stay the browser's own. So do other
 * links until the page itself is alive, also for a router that is so already: a page that React replaces before it has
 * hydrated would leave its title and metadata behind.
 */
export const earlyPressScript = `(function(){function scope(t){return t.closest('[data-release]')||document.documentElement}function early(t){return!scope(t).hasAttribute('${ALIVE}')}function keep(t,e){var s=scope(t);window.earlyPress={target:t,at:e.timeStamp,scope:s,index:[].indexOf.call(s.querySelectorAll(t.localName),t)}}addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button:not([type=submit]),a[href]');if(!b)return;var p=document.querySelector('main [data-release]');if(b.href&&!b.hasAttribute('data-press')){if(p&&early(p)&&!document.documentElement.hasAttribute('${PAGE_ALIVE}'))e.stopPropagation();return}if(!early(b))return;if(b.href){if(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault();setTimeout(function(){var p=window.earlyPress;if(p&&p.target===b){window.earlyPress=void 0;location.assign(b.href)}},${LONGEST_HOLD_MS})}keep(b,e)},true);addEventListener('submit',function(e){var f=e.target;if(!f.hasAttribute('action')&&early(f)){e.preventDefault();keep(e.submitter||f,e)}},true)})()`;

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
