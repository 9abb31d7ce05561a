import { useMemo, useRef } from 'react';
import type { DrawnPage } from './document/use-preview-document';
import { frameTexts } from './typing/frame-texts';
import { type TypingOptions, useTyping } from './typing/use-typing';
import { pageNonce, withTyping } from './typing/with-typing';
import { PreviewFrame, type PreviewFrameProps } from './viewport/preview-frame';

/** Props of {@link DraftFrame}. */
export interface DraftFrameProps extends Omit<PreviewFrameProps, 'frameRef' | 'document'> {
  page: DrawnPage;
  typing: TypingOptions;
}

/** A draft's page that can be typed on. */
export function DraftFrame({ page, typing, ...frame }: DraftFrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  useTyping(frameRef, typing);
  const editable = useMemo(
    () => page.document && withTyping(page.document, frameTexts(page.places), pageNonce()),
    [page],
  );
  return <PreviewFrame {...frame} document={editable} frameRef={frameRef} />;
}
