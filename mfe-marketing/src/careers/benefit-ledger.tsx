import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { CareerBenefit } from '../content/pages/careers';
import type { SectionHeading as Heading } from '../content/section-heading';
import { ContentIcon } from '../page-parts/content-icon';
import { benefitIcons } from './benefit-icons';

/** Props of {@link BenefitLedger}. */
export interface BenefitLedgerProps {
  heading: Heading;
  benefits: readonly CareerBenefit[];
}

/** The six benefits as a ruled sheet of cards, like the page of a contract. */
export function BenefitLedger({ heading, benefits }: BenefitLedgerProps) {
  return (
    <Section tone="night" aria-labelledby="benefits-title">
      <SectionHeading
        id="benefits-title"
        layout="split"
        title={heading.title}
        lead={heading.lead}
      />
      <Reveal
        as="ul"
        className="mt-stack grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3"
      >
        {benefits.map(({ icon, title, description }) => (
          <li key={title} className="bg-canvas p-7 lg:p-9">
            <ContentIcon
              name={icon}
              icons={benefitIcons}
              className="size-7 text-ice [stroke-width:1.5]"
            />
            <h3 className="mt-8 font-display text-h4">{title}</h3>
            <p className="mt-2 text-small text-pretty text-ink-muted">{description}</p>
          </li>
        ))}
      </Reveal>
    </Section>
  );
}
