import type { SharedMockup } from '@northloop/contracts';
import { useEffect, useRef, useState } from 'react';
import type { TextPlace } from '../../editing/text-places';

/** Delay after a change before the page is redrawn, in milliseconds, so that it is not redrawn on every keystroke. */
const SETTLE_MS = 350;

/** A draft's page, and the texts that it was drawn with. */
export interface DrawnPage {
  /** An HTML document; '' until it is drawn. */
  document: string;
  places: readonly TextPlace[];
}

/** What a page is drawn from, if it may change. */
export interface DrawingSource {
  /** Stands for all that the document is drawn from: it is drawn again when this changes. */
  drawing: string;
  places: readonly TextPlace[];
}

const UNCHANGING: DrawingSource = { drawing: '', places: [] };

/**
 * The page of a draft. The drawing code is loaded with the first draft, because most visitors of the site never request
 * one.
 */
export function usePreviewDocument(
  mockup: SharedMockup | null,
  scheme: 'light' | 'dark',
  source?: DrawingSource,
): DrawnPage {
  const [page, setPage] = useState<DrawnPage>({ document: '', places: [] });
  const isDrawn = useRef(false);
  const { drawing, places } = source ?? UNCHANGING;
  const latest = useRef({ mockup, places });
  latest.current = { mockup, places };
  const key = source ? drawing : mockup;
  useEffect(() => {
    if (latest.current.mockup === null) return;
    let isWanted = true;
    const draw = async () => {
      const { drawPreview } = await import('./draw-preview');
      const { mockup: drawn, places: drawnWith } = latest.current;
      if (!drawn) return;
      const document = await drawPreview(drawn, scheme);
      if (!isWanted) return;
      isDrawn.current = true;
      setPage({ document, places: drawnWith });
    };
    const timer = setTimeout(() => void draw(), isDrawn.current ? SETTLE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, scheme]);
  return page;
}
