import { Container, PageMetadata } from '@northloop/kit';
import type { ReactNode } from 'react';
import { bookingPageTexts } from '../../content/consultation/booking-page-texts';

/** Props of {@link BookingFrame}. */
export interface BookingFrameProps {
  /** Address of the page, without the token. */
  path: string;
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

const TITLE_ID = 'booking-title';

/** The frame of the pages about one booking. Search engines do not list them. */
export function BookingFrame({ path, title, lead, children }: BookingFrameProps) {
  return (
    <section aria-labelledby={TITLE_ID} className="bg-aurora-glow">
      <PageMetadata noindex title={title} description={bookingPageTexts.eyebrow} path={path} />
      <Container className="grid min-h-[60vh] content-start py-section-sm lg:py-section">
        <p className="inline-flex items-center gap-3 font-mono text-label text-accent-ink before:h-0.5 before:w-6 before:rounded-full before:bg-aurora-line">
          {bookingPageTexts.eyebrow}
        </p>
        <h1 id={TITLE_ID} className="mt-4 max-w-3xl font-display text-h1 text-balance">
          {title}
        </h1>
        <p className="mt-5 max-w-xl text-lead text-pretty text-ink-muted">{lead}</p>
        {children}
      </Container>
    </section>
  );
}
