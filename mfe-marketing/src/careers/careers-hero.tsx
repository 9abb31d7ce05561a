import { Section, SectionHeading } from '@northloop/kit';
import type { CareersContent } from '../content/pages/careers';
import type { JobOpening } from '../content/pages/job-openings';
import type { TeamMember } from '../content/pages/team-members';
import { LongTable } from '../page-parts/long-table/long-table';

/** Props of {@link CareersHero}. */
export interface CareersHeroProps {
  hero: CareersContent['hero'];
  members: readonly TeamMember[];
  openings: readonly JobOpening[];
}

/** The headline, and the table with four empty chairs that link to the open positions. */
export function CareersHero({ hero, members, openings }: CareersHeroProps) {
  return (
    <Section
      spacing="none"
      className="bg-aurora-glow pt-section-sm pb-section"
      aria-labelledby="careers-title"
    >
      <div className="grid gap-x-8 gap-y-section-sm lg:grid-cols-12 lg:items-center">
        <SectionHeading
          level={1}
          size="display"
          id="careers-title"
          title={hero.headline}
          lead={hero.lead}
          className="lg:col-span-5"
        />
        <div className="lg:col-span-7">
          <LongTable
            members={members}
            openings={openings}
            label="Open positions at the table"
            leadsTo="openings"
          />
        </div>
      </div>
    </Section>
  );
}
