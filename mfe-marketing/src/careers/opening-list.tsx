import { Section, SectionHeading } from '@northloop/kit';
import type { CallToAction } from '../content/call-to-action';
import type { JobOpening } from '../content/pages/job-openings';
import type { SectionHeading as Heading } from '../content/section-heading';
import { OpeningCard } from './opening-card';

/** Props of {@link OpeningList}. */
export interface OpeningListProps {
  heading: Heading;
  openings: readonly JobOpening[];
  requirementsLabel: string;
  applyAction: CallToAction;
}

/** The open positions, each shown in full: visitors do not have to unfold a job to read it. */
export function OpeningList({
  heading,
  openings,
  requirementsLabel,
  applyAction,
}: OpeningListProps) {
  return (
    <Section id="openings" aria-labelledby="openings-title">
      <SectionHeading
        id="openings-title"
        layout="split"
        title={heading.title}
        lead={heading.lead}
      />
      <ul className="mt-stack border-b border-line">
        {openings.map((opening) => (
          <OpeningCard
            key={opening.title}
            opening={opening}
            requirementsLabel={requirementsLabel}
            applyAction={applyAction}
          />
        ))}
      </ul>
    </Section>
  );
}
