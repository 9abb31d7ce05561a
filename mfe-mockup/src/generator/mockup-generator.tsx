import { Section, SectionHeading } from '@northloop/kit';
import { useId, useMemo, useRef } from 'react';
import { MockupDetails } from '../details/mockup-details';
import { applyEdits } from '../editing/edits';
import { PreviewPanel } from '../preview/preview-panel';
import { QuoteCard } from '../quote/quote-card';
import { GeneratorForm } from './form/generator-form';
import { generatorTexts } from './generator-texts';
import { useMockupGenerator } from './use-mockup-generator';

/** The home page's mockup generator: form on the left, preview and quote on the right, the draft's details below. */
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

  const showPreview = () => {
    previewRef.current?.focus({ preventScroll: true });
    previewRef.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Section aria-labelledby={headingId}>
      <SectionHeading {...generatorTexts.heading} id={headingId} layout="split" />
      <div className="mt-stack grid gap-6 lg:grid-cols-12 lg:gap-8">
        <div className="min-w-0 lg:col-span-4">
          <GeneratorForm state={state} onGenerate={actions.generate} onShowPreview={showPreview} />
        </div>
        {/* The form is taller than the preview, which stays in view beside the button. */}
        <div className="min-w-0 lg:col-span-8">
          <div className="lg:sticky lg:top-20">
            <PreviewPanel mockup={mockup} state={state} actions={actions} headingRef={previewRef} />
          </div>
        </div>
        {result && mockup && (
          <>
            <div className="min-w-0 lg:col-span-5 lg:col-start-8 lg:row-start-2">
              <QuoteCard result={result} />
            </div>
            <div className="min-w-0 lg:col-span-7 lg:col-start-1 lg:row-start-2">
              <MockupDetails mockup={mockup} onEdit={actions.edit} />
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
