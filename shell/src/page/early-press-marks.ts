import type { Place } from '../foreign-changes/successor';

/** Attribute of an element whose controls have their listeners: a module's scope, or the document for the shell's own. */
export const ALIVE = 'data-alive';

/** Attribute of the document once the page that it was opened with is alive. */
export const PAGE_ALIVE = 'data-page-alive';

/** A press that came before its module was alive. */
export interface EarlyPress extends Place {
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
