import type { SharedMockup as Draft } from '@northloop/contracts';
import { buttonClass, homeAnchorHref, Link, PageMetadata, Section } from '@northloop/kit';
import { useMemo } from 'react';
import { renderMockupDocument } from '../mockup-document/render-mockup-document';
import { usePreviewDocument } from '../preview/document/use-preview-document';

/**
 * A shared draft, visible to anyone with its address. The server draws the page without its fonts; the script adds them
 * in the browser. The draft is in a sandboxed frame without permissions.
 */
export function SharedMockup({ data: mockup }: { data: Draft }) {
  const plain = useMemo(() => renderMockupDocument(mockup, { scheme: 'light' }), [mockup]);
  const { document: drawn } = usePreviewDocument(mockup, 'light');
  const { name } = mockup.companyInfo;
  return (
    <Section aria-labelledby="shared-mockup-title">
      <PageMetadata
        noindex
        title={`Mockup for ${name}`}
        description="A draft homepage that someone shared with you."
        path="/"
      />
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1 id="shared-mockup-title" className="font-display text-h2 wrap-anywhere">
            Mockup for {name}
          </h1>
          <p className="mt-2 max-w-prose text-ink-muted">
            A draft homepage that someone shared with you. The text and pictures are samples.
          </p>
        </div>
        <Link to={homeAnchorHref('mockup')} className={buttonClass({ variant: 'secondary' })}>
          Draft one for your company
        </Link>
      </div>
      <iframe
        sandbox=""
        srcDoc={drawn || plain}
        title={`Homepage of ${name}`}
        className="mt-8 h-[80vh] w-full rounded-xl border border-line bg-surface"
      />
    </Section>
  );
}
