import '../module.css';
import { definePage } from '@northloop/kit';
import { careersContent } from '../content/pages/careers';
import { jobOpenings } from '../content/pages/job-openings';
import { teamMembers } from '../content/pages/team-members';
import { PageHead } from '../page-parts/page-head';
import { BenefitLedger } from './benefit-ledger';
import { CareersClosing } from './careers-closing';
import { CareersHero } from './careers-hero';
import { OpeningList } from './opening-list';
import { PerkList } from './perk-list';
import { WorkingWeek } from './working-week';

function CareersPage() {
  const { hero, culture, benefits, perks, closing } = careersContent;
  return (
    <>
      <PageHead page="/careers" />
      <CareersHero hero={hero} members={teamMembers} openings={jobOpenings} />
      <WorkingWeek culture={culture} />
      <OpeningList
        heading={careersContent.openingsHeading}
        openings={jobOpenings}
        requirementsLabel={careersContent.requirementsLabel}
        applyAction={careersContent.applyAction}
      />
      <BenefitLedger heading={careersContent.benefitsHeading} benefits={benefits} />
      <PerkList heading={careersContent.perksHeading} perks={perks} />
      <CareersClosing closing={closing} />
    </>
  );
}

export const page = definePage({ Component: CareersPage });
