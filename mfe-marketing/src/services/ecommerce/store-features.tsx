import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { StoreFeature } from '../../content/services/ecommerce';
import { ContentIcon } from '../../page-parts/content-icon';
import { storeIcons } from './store-icons';

/** Props of {@link StoreFeatures}. */
export interface StoreFeaturesProps {
  heading: Heading;
  features: readonly StoreFeature[];
}

/** The features of every store, in two narrow columns beside a title that stays in view. */
export function StoreFeatures({ heading, features }: StoreFeaturesProps) {
  return (
    <Section tone="sunk" aria-labelledby="features-title">
      <div className="gap-x-8 lg:grid lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading
            id="features-title"
            title={heading.title}
            lead={heading.lead}
            className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]"
          />
        </div>
        <Reveal
          as="ul"
          className="mt-stack grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:col-span-7 lg:col-start-6 lg:mt-0"
        >
          {features.map(({ icon, title, description }) => (
            <li key={title} className="border-t border-line pt-6">
              <ContentIcon
                name={icon}
                icons={storeIcons}
                className="size-6 text-accent-ink [stroke-width:1.75]"
              />
              <h3 className="mt-4 font-display text-h4">{title}</h3>
              <p className="mt-1.5 text-small text-pretty text-ink-muted">{description}</p>
            </li>
          ))}
        </Reveal>
      </div>
    </Section>
  );
}
