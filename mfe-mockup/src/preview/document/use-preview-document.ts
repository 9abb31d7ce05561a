import type { SharedMockup } from '@northloop/contracts';
import { useEffect, useRef, useState } from 'react';

/** Delay after a change before the page is redrawn, in milliseconds, so that it is not redrawn on every keystroke. */
const SETTLE_MS = 350;

/**
 * The HTML document of a draft; '' until it is drawn. It is drawn again when the draft changes, or only when
 * `drawing` does, which then stands for all that the document is drawn from. The drawing code is loaded with the first draft, because most visitors of the page
 * never request one.
 */
export function usePreviewDocument(
  mockup: SharedMockup | null,
  scheme: 'light' | 'dark',
  drawing?: string,
): string {
  const [document, setDocument] = useState('');
  const isDrawn = useRef(false);
  const latest = useRef(mockup);
  latest.current = mockup;
  const key = drawing ?? mockup;
  useEffect(() => {
    if (latest.current === null) return;
    let isWanted = true;
    const draw = async () => {
      const { drawPreview } = await import('./draw-preview');
      if (!latest.current) return;
      const drawn = await drawPreview(latest.current, scheme);
      if (!isWanted) return;
      isDrawn.current = true;
      setDocument(drawn);
    };
    const timer = setTimeout(() => void draw(), isDrawn.current ? SETTLE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, scheme]);
  return document;
}
