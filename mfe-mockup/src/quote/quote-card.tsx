import type { MockupResponse } from '@northloop/contracts';
import { Button, buttonClass, Card, homeAnchorHref, Link, useSiteStore } from '@northloop/kit';
import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { printDocument } from './print-document';
import { renderQuoteDocument } from './quote-document';
import { quoteMessage } from './quote-message';
import { QuoteNotes } from './quote-notes';
import { QuoteTable } from './quote-table';

/** The quote's anchor. */
export const QUOTE_ID = 'mockup-quote';

/** Props of {@link QuoteCard}. */
export interface QuoteCardProps {
  result: MockupResponse;
  /** What else can be done, below the link to the contact form. */
  children?: ReactNode;
}

/** The price of a draft, line by line, with its assumptions and a link to the contact form. */
export function QuoteCard({ result, children }: QuoteCardProps) {
  const { quote } = result;
  const headingId = useId();
  const setContactDraft = useSiteStore((state) => state.setContactDraft);

  return (
    <Card
      as="section"
      id={QUOTE_ID}
      aria-labelledby={headingId}
      padding="lg"
      aurora={1}
      className="scroll-mt-24"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="font-display text-h3">
          Your quote
        </h3>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => printDocument(renderQuoteDocument(result), 'Quote for printing')}
        >
          <Printer aria-hidden="true" />
          Print or save as PDF
        </Button>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-4 text-small">
        <Term label="Project type" value={quote.projectType} />
        <Term label="Timeline" value={quote.timeline} />
      </dl>
      <QuoteTable quote={quote} />
      <QuoteNotes quote={quote} />
      <p className="mt-5 text-label text-pretty text-ink-muted">
        This is an estimate, not an offer.
        {quote.validDays > 0 && ` It is valid for ${quote.validDays} days.`}
        {quote.depositPercent > 0 &&
          ` A deposit of ${quote.depositPercent}% is due before work starts.`}{' '}
        We agree on the price with you first.
      </p>
      <Link
        to={homeAnchorHref('contact')}
        onClick={() => setContactDraft(quoteMessage(result))}
        className={buttonClass({ size: 'lg', className: 'mt-6 w-full' })}
      >
        Talk about this quote
      </Link>
      {children}
    </Card>
  );
}

function Term({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="mt-0.5 font-medium">{value}</dd>
    </div>
  );
}
