import { Section, SectionHeading } from '@northloop/kit';
import { IconTile } from '@northloop/kit/ui/content/icon-tile';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { ServiceCard } from '../../content/services/service-page';
import { auroraOf } from '../../page-parts/aurora-of';
import { ContentIcon } from '../../page-parts/content-icon';
import { searchIcons } from './search-icons';

/** Props of {@link SearchWork}. */
export interface SearchWorkProps {
  heading: Heading;
  cards: readonly ServiceCard[];
}

/** The six parts, laid out like search results: title, summary, and the included items on one line below. */
export function SearchWork({ heading, cards }: SearchWorkProps) {
  return (
    <Section id="services" tone="sunk" aria-labelledby="services-title">
      <SectionHeading
        id="services-title"
        layout="split"
        title={heading.title}
        lead={heading.lead}
      />
      <ul className="mt-stack grid gap-x-12 lg:grid-cols-2">
        {cards.map(({ icon, title, description, features, color }) => (
          <Reveal as="li" key={title} className="flex gap-5 border-t border-line py-8 sm:gap-6">
            <IconTile aurora={auroraOf(color)} size="sm">
              <ContentIcon name={icon} icons={searchIcons} />
            </IconTile>
            <div>
              <h3 className="font-display text-h3">{title}</h3>
              <p className="mt-2 text-pretty text-ink-muted">{description}</p>
              <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ice-ink">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
