import { Section, SectionHeading } from '@northloop/kit';
import { IconTile } from '@northloop/kit/ui/content/icon-tile';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { ServiceCard } from '../../content/services/service-page';
import { auroraOf } from '../../page-parts/aurora-of';
import { ContentIcon } from '../../page-parts/content-icon';
import { TickList } from '../parts/tick-list';
import { storeIcons } from './store-icons';

/** Props of {@link StoreServices}. */
export interface StoreServicesProps {
  heading: Heading;
  cards: readonly ServiceCard[];
}

/** Four services on a dark background: the new store on a wide card, the three smaller ones in a row below it. */
export function StoreServices({ heading, cards }: StoreServicesProps) {
  return (
    <Section id="services" tone="night" aria-labelledby="services-title">
      <SectionHeading id="services-title" title={heading.title} lead={heading.lead} />
      <ul className="mt-stack grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ icon, title, description, features, color }, index) => (
          <Reveal
            as="li"
            key={title}
            className={
              index === 0
                ? 'grid gap-x-8 gap-y-6 rounded-xl bg-surface p-7 sm:col-span-2 sm:p-10 md:grid-cols-[1fr_18rem] md:items-end lg:col-span-3'
                : 'flex flex-col rounded-xl bg-surface p-7 sm:max-lg:last:col-span-2'
            }
          >
            <div className="grow">
              <IconTile aurora={auroraOf(color)}>
                <ContentIcon name={icon} icons={storeIcons} />
              </IconTile>
              <h3 className={`mt-6 font-display ${index === 0 ? 'text-h2' : 'text-h4'}`}>
                {title}
              </h3>
              <p className="mt-2 max-w-lg text-pretty text-ink-muted">{description}</p>
            </div>
            <TickList items={features} className={index === 0 ? '' : 'mt-6'} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
