import { useMemo, useRef } from 'react';
import { type TypingOptions, useTyping } from './typing/use-typing';
import { pageNonce, withTyping } from './typing/with-typing';
import { PreviewFrame, type PreviewFrameProps } from './viewport/preview-frame';

/** Props of {@link DraftFrame}. */
export interface DraftFrameProps extends Omit<PreviewFrameProps, 'frameRef'> {
  typing: TypingOptions;
}

/** A draft's page that can be typed on. */
export function DraftFrame({ typing, document, ...frame }: DraftFrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  useTyping(frameRef, typing);
  const editable = useMemo(() => document && withTyping(document, pageNonce()), [document]);
  return <PreviewFrame {...frame} document={editable} frameRef={frameRef} />;
}
