import '../module.css';
import { definePage } from '@northloop/kit';
import { teamContent } from '../content/pages/team';
import { teamMembers } from '../content/pages/team-members';
import { ClosingBand } from '../page-parts/closing-band';
import { PageHead } from '../page-parts/page-head';
import { MemberList } from './member-list';
import { TeamCulture } from './team-culture';
import { TeamHero } from './team-hero';
import { TeamStats } from './team-stats';

function TeamPage() {
  return (
    <>
      <PageHead page="/team" />
      <TeamHero hero={teamContent.hero} members={teamMembers} />
      <MemberList
        members={teamMembers}
        skillsLabel={teamContent.skillsLabel}
        achievementsLabel={teamContent.achievementsLabel}
      />
      <TeamStats stats={teamContent.stats} />
      <TeamCulture heading={teamContent.cultureHeading} values={teamContent.culture} />
      <ClosingBand {...teamContent.closing} />
    </>
  );
}

export const page = definePage({ Component: TeamPage });
