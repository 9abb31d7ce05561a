import { Section, SectionHeading } from '@northloop/kit';
import { jobOpenings } from '../content/pages/job-openings';
import type { TeamContent } from '../content/pages/team';
import type { TeamMember } from '../content/pages/team-members';
import { LongTable } from '../page-parts/long-table/long-table';

/** Props of {@link TeamHero}. */
export interface TeamHeroProps {
  hero: TeamContent['hero'];
  members: readonly TeamMember[];
}

/** Introduces the team and seats them: each chair at the table links to its person. */
export function TeamHero({ hero, members }: TeamHeroProps) {
  return (
    <Section
      spacing="none"
      className="bg-aurora-glow pt-section-sm pb-section"
      aria-labelledby="team-title"
    >
      <SectionHeading
        level={1}
        size="display"
        layout="split"
        id="team-title"
        title={hero.headline}
        lead={hero.lead}
      />
      <div className="mt-section-sm">
        <LongTable members={members} openings={jobOpenings} label="The team" leadsTo="members" />
      </div>
    </Section>
  );
}
