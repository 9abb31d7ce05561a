import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditPath } from '../../editing/edits';
import type { TextPlace } from '../../editing/text-places';
import { firstTextOf, frameTexts, typedEdit } from './frame-texts';
import { readFromFrame, type ToFrame } from './typing-messages';

/** The draft's texts and who wants to know of changes. */
export interface TypingOptions {
  places: readonly TextPlace[];
  /** The text to bring into view. */
  shown: EditPath | null;
  onEdit: (path: EditPath, value: string) => void;
}

/**
 * Connects the site with the page in a frame: texts typed there become changes of the draft, and changes made elsewhere
 * appear there without drawing the page anew.
 */
export function useTyping(frameRef: RefObject<HTMLIFrameElement | null>, options: TypingOptions) {
  const [isReady, setReady] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const { places, shown } = options;

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frameRef.current?.contentWindow) return;
      const message = readFromFrame(data);
      if (message?.kind === 'ready') {
        setReady(true);
        send(frameRef, { kind: 'texts', texts: frameTexts(latest.current.places) });
      } else if (message) {
        const edit = typedEdit(latest.current.places, message);
        if (edit) latest.current.onEdit(edit.path, edit.value);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frameRef]);

  useEffect(() => {
    if (isReady) send(frameRef, { kind: 'texts', texts: frameTexts(places) });
  }, [frameRef, isReady, places]);

  useEffect(() => {
    if (isReady && shown) send(frameRef, { kind: 'show', id: firstTextOf(shown) });
  }, [frameRef, isReady, shown]);
}

/** The frame's document has no origin that could be named. Its texts are the visitor's own. */
const send = (frameRef: RefObject<HTMLIFrameElement | null>, message: ToFrame) =>
  frameRef.current?.contentWindow?.postMessage(message, '*');
