import type { SharedMockup } from '@northloop/contracts';
import { useEffect, useRef, useState } from 'react';

/** Delay after a change before the page is redrawn, in milliseconds, so that it is not redrawn on every keystroke. */
const SETTLE_MS = 350;

/**
 * The HTML document of a draft; '' until it is drawn. The drawing code is loaded with the first draft, because most
 * visitors of the page never request one.
 */
export function usePreviewDocument(mockup: SharedMockup | null, scheme: 'light' | 'dark'): string {
  const [document, setDocument] = useState('');
  const isDrawn = useRef(false);
  useEffect(() => {
    if (mockup === null) return;
    let isWanted = true;
    const draw = async () => {
      const { drawPreview } = await import('./draw-preview');
      const drawn = await drawPreview(mockup, scheme);
      if (!isWanted) return;
      isDrawn.current = true;
      setDocument(drawn);
    };
    const timer = setTimeout(() => void draw(), isDrawn.current ? SETTLE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [mockup, scheme]);
  return document;
}
