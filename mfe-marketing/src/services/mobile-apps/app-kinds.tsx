import { Card, Section, SectionHeading } from '@northloop/kit';
import { IconTile } from '@northloop/kit/ui/content/icon-tile';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { ServiceCard } from '../../content/services/service-page';
import { auroraOf } from '../../page-parts/aurora-of';
import { ContentIcon } from '../../page-parts/content-icon';
import { TickList } from '../parts/tick-list';
import { appIcons } from './app-icons';

/** Props of {@link AppKinds}. */
export interface AppKindsProps {
  heading: Heading;
  cards: readonly ServiceCard[];
}

/** The six kinds of app, as cards whose border lights up in their own aurora gradient. */
export function AppKinds({ heading, cards }: AppKindsProps) {
  return (
    <Section id="services" tone="sunk" aria-labelledby="services-title">
      <SectionHeading id="services-title" title={heading.title} lead={heading.lead} />
      <ul className="mt-stack grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ icon, title, description, features, color }, index) => (
          <Reveal as="li" key={title} delay={(index % 3) * 70} className="flex">
            <Card aurora={auroraOf(color)} className="flex w-full flex-col">
              <div className="flex items-center gap-4">
                <IconTile aurora={auroraOf(color)} size="sm">
                  <ContentIcon name={icon} icons={appIcons} />
                </IconTile>
                <h3 className="font-display text-h4">{title}</h3>
              </div>
              <p className="mt-4 grow text-pretty text-ink-muted">{description}</p>
              <TickList items={features} className="mt-6 border-t border-line pt-5" />
            </Card>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
