import { forget, keep } from '@northloop/kit/browser-features/kept-value';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { OPEN_KEY, wasOpen } from '../../assistant/was-open';

/** The elements that the focus moves between, and how the panel is shown. */
export interface PanelFocus {
  isOpen: boolean;
  isFullScreen: boolean;
  inputRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLElement | null>;
  launcherRef: RefObject<HTMLElement | null>;
  onToggle: (isOpen: boolean) => void;
}

/**
 * Moves the focus into a panel that the visitor opens and back to the button when they close it. Notes in this tab
 * whether the panel is open, so that it opens again after a reload; it then leaves the focus where it is.
 * @returns closes the panel; `returnFocus`: the visitor did it, rather than a link that leads elsewhere
 */
export function usePanelFocus({
  isOpen,
  isFullScreen,
  inputRef,
  listRef,
  launcherRef,
  onToggle,
}: PanelFocus): (returnFocus: boolean) => void {
  const [isRestored, setRestored] = useState(wasOpen);
  const returnsFocus = useRef(true);

  useEffect(() => {
    if (isOpen) {
      keep('session', OPEN_KEY, '1');
      return;
    }
    forget('session', OPEN_KEY);
    setRestored(false);
    // Not on press: on phones the button stays hidden until the panel is closed.
    if (returnsFocus.current) launcherRef.current?.focus({ preventScroll: true });
    returnsFocus.current = true;
  }, [isOpen, launcherRef]);

  useEffect(() => {
    if (!isOpen) return;
    if (!isRestored) inputRef.current?.focus({ preventScroll: true });
    // A panel that hides the page must not leave the focus behind it. The list opens no keyboard.
    else if (isFullScreen && document.activeElement === document.body) {
      listRef.current?.focus({ preventScroll: true });
    }
  }, [isOpen, isRestored, isFullScreen, inputRef, listRef]);

  return useCallback(
    (returnFocus) => {
      returnsFocus.current = returnFocus;
      onToggle(false);
    },
    [onToggle],
  );
}
