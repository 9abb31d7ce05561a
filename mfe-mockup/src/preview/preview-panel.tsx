import type { Mockup } from '@northloop/contracts';
import { classNames, useSiteStore } from '@northloop/kit';
import { type Ref, useRef, useState } from 'react';
import { hiddenSections } from '../editing/draft-history';
import type { GeneratorState } from '../generator/generator-state';
import { generatorTexts } from '../generator/generator-texts';
import { anotherLook, type GeneratorActions } from '../generator/use-mockup-generator';
import { ShareButton } from '../share/share-button';
import { saveDocument } from './document/save-document';
import { usePreviewDocument } from './document/use-preview-document';
import { PreviewDialog } from './preview-dialog';
import { PreviewPlaceholder } from './preview-placeholder';
import { PreviewToolbar } from './preview-toolbar';
import { PreviewFrame } from './viewport/preview-frame';
import { useElementWidth } from './viewport/use-element-width';
import { ViewportControl } from './viewport/viewport-control';
import { firstViewport, type Viewport } from './viewport/viewport-presets';

/** Height of the stage; the same with and without a draft, so that the page does not move. */
const STAGE_HEIGHT = 'h-120 lg:h-[clamp(20rem,100svh-20rem,37.5rem)]';

/** Props of {@link PreviewPanel}. */
export interface PreviewPanelProps {
  /** The draft to show, with the visitor's changes; null before the first one. */
  mockup: Mockup | null;
  state: GeneratorState;
  actions: GeneratorActions;
  /** The panel's heading, which can take focus. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The stage: dark in both themes, so that the drafted page stands out. */
export function PreviewPanel({ mockup, state, actions, headingRef }: PreviewPanelProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const room = useElementWidth(stageRef, true);
  const [chosen, setViewport] = useState<Viewport>();
  const viewport = chosen ?? firstViewport(room);
  const [isDark, setDark] = useState(false);
  const document = usePreviewDocument(mockup, isDark ? 'dark' : 'light');
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
          <h3
            ref={headingRef}
            tabIndex={-1}
            className="min-w-0 scroll-mt-24 truncate font-display text-h4 outline-none"
          >
            {companyName || 'Preview'}
          </h3>
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
                  document={document}
                  companyName={companyName}
                  value={viewport}
                  onChange={setViewport}
                />
              </>
            )}
          </PreviewToolbar>
          {draft && hiddenSections(draft).length > 0 && (
            <p className="text-small text-ink-muted">{generatorTexts.hiddenSection}</p>
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
            <PreviewFrame
              document={document}
              title={`Homepage of ${companyName}`}
              viewport={viewport}
              enlarge={chosen === undefined}
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
