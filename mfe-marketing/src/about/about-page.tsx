import '../module.css';
import { definePage } from '@northloop/kit';
import { aboutContent } from '../content/pages/about';
import { AgencyStructuredData } from '../page-parts/agency-structured-data';
import { ClosingBand } from '../page-parts/closing-band';
import { PageHead } from '../page-parts/page-head';
import { AboutHero } from './about-hero';
import { CoreValues } from './core-values';
import { Mission } from './mission';
import { Story } from './story';
import { Timeline } from './timeline';

/** The about page: studio, story, mission, values and timeline. */
export function AboutPage() {
  const { hero, story, mission, valuesHeading, values, milestonesHeading, milestones, closing } =
    aboutContent;
  return (
    <>
      <PageHead page="/about" />
      <AgencyStructuredData page="/about" />
      <AboutHero {...hero} />
      <Story {...story} />
      <Mission {...mission} />
      <CoreValues heading={valuesHeading} values={values} />
      <Timeline heading={milestonesHeading} milestones={milestones} />
      <ClosingBand {...closing} />
    </>
  );
}

export const page = definePage({ Component: AboutPage });
