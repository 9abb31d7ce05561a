import { Section, SectionHeading } from '@northloop/kit';
import { IconTile } from '@northloop/kit/ui/content/icon-tile';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { CultureValue } from '../content/pages/team';
import type { SectionHeading as Heading } from '../content/section-heading';
import { auroraAt } from '../page-parts/aurora-of';
import { ContentIcon } from '../page-parts/content-icon';
import { cultureIcons } from './culture-icons';

/** Props of {@link TeamCulture}. */
export interface TeamCultureProps {
  heading: Heading;
  values: readonly CultureValue[];
}

/** How the six work together: the title stays in view while the values scroll past. */
export function TeamCulture({ heading, values }: TeamCultureProps) {
  return (
    <Section aria-labelledby="culture-title">
      <div className="gap-x-8 lg:grid lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading
            id="culture-title"
            title={heading.title}
            className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]"
          />
        </div>
        <ul className="mt-stack lg:col-span-6 lg:col-start-7 lg:mt-0">
          {values.map(({ icon, title, description }, index) => (
            <Reveal
              as="li"
              key={title}
              className="flex gap-6 border-t border-line py-8 first:border-t-0 first:pt-0 last:pb-0"
            >
              <IconTile aurora={auroraAt(index)}>
                <ContentIcon name={icon} icons={cultureIcons} />
              </IconTile>
              <div>
                <h3 className="font-display text-h4">{title}</h3>
                <p className="mt-2 text-pretty text-ink-muted">{description}</p>
              </div>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
