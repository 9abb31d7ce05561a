import { OVERLAY_OPEN_KEY } from '@northloop/contracts';
import { forget, keep, readKept } from '@northloop/kit/browser-features/kept-value';
import { useEffect, useState } from 'react';

/**
 * Notes in this tab whether the panel is open, so that it opens again after a reload.
 * @returns whether a reload opened it, that is, not the visitor just now
 */
export function useKeptOpen(isOpen: boolean): boolean {
  const [isRestored, setRestored] = useState(() => readKept('session', OVERLAY_OPEN_KEY) !== null);
  useEffect(() => {
    if (isOpen) {
      keep('session', OVERLAY_OPEN_KEY, '1');
      return;
    }
    forget('session', OVERLAY_OPEN_KEY);
    setRestored(false);
  }, [isOpen]);
  return isRestored;
}
