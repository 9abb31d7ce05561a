import type { Place } from '../foreign-changes/successor';

/**
 * Attribute of an element whose controls have their listeners: a module's scope, or the root element for the shell's
 * controls.
 */
export const ALIVE = 'data-alive';

/** Attribute of the root element once the first page has been hydrated. */
export const PAGE_ALIVE = 'data-page-alive';

/** A press on something in a module that was not hydrated yet. */
export interface EarlyPress extends Place {
  /** The pressed button or link, or the submit button of a form, or the form itself if it has none. */
  target: HTMLElement;
  /** The event's time stamp, in milliseconds. */
  at: number;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
  }
}
