import { Section, SectionHeading } from '@northloop/kit';
import { useId, useMemo, useRef, useState } from 'react';
import { MockupDetails } from '../details/mockup-details';
import { applyEdits, type EditPath } from '../editing/edits';
import { textPlaces } from '../editing/text-places';
import { PreviewPanel } from '../preview/preview-panel';
import { DraftTalk } from '../quote/draft-talk';
import { QuoteCard } from '../quote/quote-card';
import { GeneratorForm } from './form/generator-form';
import { generatorTexts } from './generator-texts';
import { useMockupGenerator } from './use-mockup-generator';

/** The home page's mockup generator: form and details on the left, preview and quote on the right. */
export function MockupGenerator() {
  const { state, actions } = useMockupGenerator();
  const headingId = useId();
  const previewRef = useRef<HTMLHeadingElement>(null);
  const { draft } = state.history;
  const { result, edits } = draft ?? {};
  const mockup = useMemo(
    () => (result && edits ? applyEdits(result.mockup, edits) : null),
    [result, edits],
  );
  const places = useMemo(
    () => (result && edits ? textPlaces(result.mockup, edits) : []),
    [result, edits],
  );
  const [shown, setShown] = useState<EditPath | null>(null);

  const showPreview = () => {
    previewRef.current?.focus({ preventScroll: true });
    previewRef.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Section aria-labelledby={headingId}>
      <SectionHeading {...generatorTexts.heading} id={headingId} layout="split" />
      <div className="mt-stack grid gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto] lg:gap-8">
        <div className="min-w-0 lg:col-span-4">
          <GeneratorForm state={state} onGenerate={actions.generate} onShowPreview={showPreview} />
        </div>
        {/* The preview stays in view beside all that changes it. */}
        <div className="min-w-0 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-20">
            <PreviewPanel
              mockup={mockup}
              places={places}
              shown={shown}
              state={state}
              actions={actions}
              headingRef={previewRef}
            />
          </div>
        </div>
        {result && mockup && (
          <>
            <div className="min-w-0 lg:col-span-8 lg:col-start-5 lg:row-start-3">
              <QuoteCard result={result}>
                <DraftTalk
                  result={result}
                  mockup={mockup}
                  shared={draft?.shared ?? null}
                  onSharedChange={actions.setShared}
                />
              </QuoteCard>
            </div>
            <div className="min-w-0 lg:col-span-4 lg:row-start-2">
              <MockupDetails
                mockup={mockup}
                places={places}
                onEdit={actions.edit}
                onShow={setShown}
              />
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
