import { fnv1a } from '@northloop/contracts/seeded-random';
import { classNames } from '@northloop/kit';
import { type RefObject, useRef } from 'react';
import { useElementWidth } from './use-element-width';
import { type Fit, scaleOf, type Viewport, viewportPresets } from './viewport-presets';

/** Props of {@link PreviewFrame}. */
export interface PreviewFrameProps {
  /** A whole HTML document. */
  document: string;
  title: string;
  viewport: Viewport;
  fit?: Fit;
  /** The frame itself, for whoever talks with its page. */
  frameRef?: RefObject<HTMLIFrameElement | null>;
  /** Height of the box. */
  className?: string;
}

/**
 * Shows a document at its real width, scaled down inside a box that clips and scrolls. The frame is sandboxed: the
 * document has no origin, so it cannot access this page, and this page's policy lets only our own script run in it.
 */
export function PreviewFrame({
  document,
  title,
  viewport,
  fit = 'preset',
  frameRef,
  className,
}: PreviewFrameProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const available = useElementWidth(boxRef, fit !== 'preset');
  const preset = viewportPresets[viewport];
  const scale = scaleOf(preset, fit, available);
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the stage, neither a landmark nor a fieldset
    <div
      ref={boxRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling box must be reachable by keyboard, and the frame is not
      tabIndex={0}
      role="group"
      aria-label={`${title}, scrollable`}
      className={classNames('max-w-full overflow-auto -outline-offset-2', className)}
    >
      <div
        className="relative mx-auto h-full overflow-hidden bg-surface"
        style={{ width: preset.width * scale }}
      >
        {document !== '' && (
          <iframe
            // A new document gets a new frame, so it inherits nothing, not even a position in the tab's history.
            key={fnv1a(document)}
            ref={frameRef}
            sandbox="allow-scripts"
            srcDoc={document}
            title={title}
            className="absolute top-0 left-0 max-w-none origin-top-left border-0"
            style={{
              width: preset.width,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </div>
  );
}
