/** A browser that is running. */
export interface Browser {
  /** Opens a window with no cookies, no storage and no history. */
  openWindow: () => Promise<BrowserWindow>;
  /** Ends the browser and all its processes. */
  close: () => Promise<void>;
}

/**
 * What every browser can be told, whichever protocol it speaks. Elements are named by the body of a function that
 * returns one, because each protocol has a handle of its own for them.
 */
export interface BrowserWindow {
  /** Goes to an address. Whether it waits until the document is there is the browser's to say. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs the body of a function in the page and returns its result, which must be data. */
  evaluate: <Result>(body: string) => Promise<Result>;
  /** Presses the mouse on the middle of an element that is in view. */
  click: (element: string) => Promise<void>;
  /** Types a text in place of what a field with the focus holds. */
  fill: (element: string, text: string) => Promise<void>;
  /** Takes an option of a dropdown, by the text that it begins with. */
  choose: (dropdown: string, option: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the page, in CSS pixels; a window system may not allow narrow ones. */
  resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings that the page wrote, uncaught errors and failed answers so far. */
  problems: () => Promise<string[]>;
  /** Whether the browser's process has ended, so that waiting is in vain. */
  hasEnded: () => boolean;
  close: () => Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape';
