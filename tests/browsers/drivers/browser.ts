/** A browser that is running. */
export interface Browser {
  /** Opens a window with no cookies, no storage and no history. */
  openWindow: () => Promise<BrowserWindow>;
  /** Ends the browser and all its processes. */
  close: () => Promise<void>;
}

/**
 * A browser window, independent of the browser's protocol. An element is given as the body of a function that returns
 * it, because each protocol has its own kind of handle.
 */
export interface BrowserWindow {
  /** Goes to an address. Some browsers wait until the document is loaded, others do not. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs the body of a function in the page and returns its result, which must be data. */
  evaluate: <Result>(body: string) => Promise<Result>;
  /** Clicks the middle of an element that is in view. */
  click: (element: string) => Promise<void>;
  /** Replaces the text of the focused field by typing. */
  fill: (element: string, text: string) => Promise<void>;
  /** Selects the option of a dropdown that starts with a text. */
  choose: (dropdown: string, option: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the page, in CSS pixels. A window system may not allow narrow windows. */
  resize: (width: number, height: number) => Promise<void>;
  /** Logged errors and warnings, uncaught errors and failed responses so far. */
  problems: () => Promise<string[]>;
  /** Whether the browser's process has ended, so that there is nothing to wait for. */
  hasEnded: () => boolean;
  close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape';
