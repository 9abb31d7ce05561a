import { Section, SectionHeading } from '@northloop/kit';
import { IconTile } from '@northloop/kit/ui/content/icon-tile';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { ServiceCard } from '../../content/services/service-page';
import { auroraOf } from '../../page-parts/aurora-of';
import { ContentIcon } from '../../page-parts/content-icon';
import { TickList } from '../parts/tick-list';
import { designIcons } from './design-icons';

/** Props of {@link WaysIn}. */
export interface WaysInProps {
  heading: Heading;
  cards: readonly ServiceCard[];
}

/** The four services as rows of a sheet: the service, the process and the result. */
export function WaysIn({ heading, cards }: WaysInProps) {
  return (
    <Section id="services" aria-labelledby="services-title">
      <SectionHeading
        id="services-title"
        layout="split"
        title={heading.title}
        lead={heading.lead}
      />
      <ul className="mt-stack border-b border-line">
        {cards.map(({ icon, title, description, features, color }) => (
          <Reveal
            as="li"
            key={title}
            className="grid gap-x-8 gap-y-5 border-t border-line py-9 lg:grid-cols-12 lg:py-11"
          >
            <div className="flex items-center gap-5 self-start lg:col-span-4">
              <IconTile aurora={auroraOf(color)}>
                <ContentIcon name={icon} icons={designIcons} />
              </IconTile>
              <h3 className="font-display text-h3">{title}</h3>
            </div>
            <p className="text-pretty text-ink-muted lg:col-span-4">{description}</p>
            <TickList items={features} className="lg:col-span-3 lg:col-start-10" />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
