import type { Mockup } from '@northloop/contracts';
import { classNames, useSiteStore } from '@northloop/kit';
import { type Ref, useRef, useState } from 'react';
import { hidesEdits } from '../editing/draft-history';
import type { EditPath } from '../editing/edits';
import type { TextPlace } from '../editing/text-places';
import type { GeneratorState } from '../generator/generator-state';
import { generatorTexts } from '../generator/generator-texts';
import { anotherLook, type GeneratorActions } from '../generator/use-mockup-generator';
import { PriceLine } from '../quote/price-line';
import { ShareButton } from '../share/share-button';
import { drawingKey } from './document/drawing-key';
import { saveDocument } from './document/save-document';
import { usePreviewDocument } from './document/use-preview-document';
import { DraftFrame } from './draft-frame';
import { PreviewDialog } from './preview-dialog';
import { PreviewPlaceholder } from './preview-placeholder';
import { PreviewToolbar } from './preview-toolbar';
import { useElementWidth } from './viewport/use-element-width';
import { ViewportControl } from './viewport/viewport-control';
import { firstViewport, type Viewport } from './viewport/viewport-presets';

/** Height of the stage; the same with and without a draft, so that the page does not move. */
const STAGE_HEIGHT = 'h-120 lg:h-[clamp(20rem,100svh-20rem,37.5rem)]';

/** Props of {@link PreviewPanel}. */
export interface PreviewPanelProps {
  /** The draft to show, with the visitor's changes; null before the first one. */
  mockup: Mockup | null;
  /** Its texts. */
  places: readonly TextPlace[];
  /** The text that is being edited elsewhere; the page shows it. */
  shown: EditPath | null;
  state: GeneratorState;
  actions: GeneratorActions;
  /** The panel's heading, which can take focus. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The stage: dark in both themes, so that the drafted page stands out. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { mockup, places, shown, state, actions, headingRef } = props;
  const stageRef = useRef<HTMLDivElement>(null);
  const room = useElementWidth(stageRef, true);
  const [chosen, setViewport] = useState<Viewport>();
  const viewport = chosen ?? firstViewport(room);
  const [isDark, setDark] = useState(false);
  const page = usePreviewDocument(mockup, isDark ? 'dark' : 'light', {
    drawing: drawingKey(mockup, places),
    places,
  });
  const typing = { places, shown, onEdit: actions.edit };
  const showToast = useSiteStore((store) => store.showToast);
  const companyName = mockup?.companyInfo.name ?? '';
  const isGenerating = state.phase === 'generating';
  const { draft, past, future } = state.history;

  const download = async () => {
    if (mockup === null) return;
    const { drawFile } = await import('./document/draw-preview');
    const { document, hasFonts } = await drawFile(mockup, isDark ? 'dark' : 'light');
    saveDocument(document, companyName);
    if (!hasFonts) showToast(generatorTexts.withoutFonts);
  };

  return (
    <div
      aria-busy={isGenerating}
      className="dark grid min-w-0 overflow-hidden rounded-xl bg-sunk bg-aurora-glow text-ink"
    >
      <div
        className={classNames('col-start-1 row-start-1 min-w-0', mockup === null && 'invisible')}
      >
        <div className="grid gap-3 px-4 pt-4 sm:px-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3
              ref={headingRef}
              tabIndex={-1}
              className="min-w-0 scroll-mt-24 truncate font-display text-h4 outline-none"
            >
              {companyName || 'Preview'}
            </h3>
            {draft && <PriceLine quote={draft.result.quote} />}
          </div>
          <PreviewToolbar
            isGenerating={isGenerating}
            isDark={isDark}
            canUndo={past.length > 0}
            canRedo={future.length > 0}
            onAnotherLook={() => draft && void actions.generate(anotherLook(draft.request))}
            onToggleDark={() => setDark((dark) => !dark)}
            onUndo={actions.undo}
            onRedo={actions.redo}
            onDownload={() => void download()}
          >
            {draft && mockup && (
              <>
                <ShareButton
                  mockup={mockup}
                  shared={draft.shared}
                  onSharedChange={actions.setShared}
                />
                <PreviewDialog
                  page={page}
                  companyName={companyName}
                  typing={typing}
                  value={viewport}
                  onChange={setViewport}
                />
                <p className="self-center px-2 text-small text-ink-muted">
                  {generatorTexts.typeOnPage}
                </p>
              </>
            )}
          </PreviewToolbar>
          {draft?.result.unwritten && (
            <p className="text-small text-ink-muted">
              {generatorTexts.unwritten[draft.result.unwritten]}
            </p>
          )}
          {draft && hidesEdits(draft, places) && (
            <p className="text-small text-ink-muted">{generatorTexts.hiddenEdits}</p>
          )}
        </div>
        <div className="p-4 sm:px-5">
          <ViewportControl value={viewport} onChange={setViewport} />
        </div>
        <div
          ref={stageRef}
          className={classNames(
            'px-4 pb-4 transition-opacity duration-base sm:px-5 sm:pb-5',
            isGenerating && 'opacity-40',
          )}
        >
          {mockup ? (
            <DraftFrame
              typing={typing}
              page={page}
              title={`Homepage of ${companyName}`}
              viewport={viewport}
              fit={chosen === undefined ? 'whole' : 'preset'}
              className={classNames(STAGE_HEIGHT, 'rounded-md bg-canvas')}
            />
          ) : (
            <div className={STAGE_HEIGHT} />
          )}
        </div>
      </div>
      {mockup === null && <PreviewPlaceholder isGenerating={isGenerating} />}
    </div>
  );
}
