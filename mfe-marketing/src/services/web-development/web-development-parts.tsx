import type { FaqEntry } from '../../content/pages/faq';
import type { WebDevelopmentPage } from '../../content/services/web-development';
import { FaqList } from '../parts/faq-list';
import { BuildList } from './build-list';
import { IndexedPart } from './indexed-part';
import { LaunchSteps } from './launch-steps';
import { SiteShowcase } from './site-showcase';
import { ToolTiles } from './tool-tiles';

/** Props of {@link WebDevelopmentParts}. */
export interface WebDevelopmentPartsProps {
  page: WebDevelopmentPage;
  questions: readonly FaqEntry[];
}

/** Everything between the hero and the end of the page, in the order of the side index. */
export function WebDevelopmentParts({ page, questions }: WebDevelopmentPartsProps) {
  const { services, process, portfolio, technologies, faqHeading } = page;
  return (
    <>
      <IndexedPart id="services" heading={services.heading}>
        <BuildList cards={services.cards} />
      </IndexedPart>
      <IndexedPart id="process" heading={process.heading}>
        <LaunchSteps steps={process.steps} />
      </IndexedPart>
      <IndexedPart id="portfolio" heading={portfolio.heading}>
        <SiteShowcase projects={portfolio.projects} />
      </IndexedPart>
      <IndexedPart id="technologies" heading={technologies.heading}>
        <ToolTiles technologies={technologies.items} />
      </IndexedPart>
      <IndexedPart id="faq" heading={faqHeading}>
        <FaqList entries={questions} />
      </IndexedPart>
    </>
  );
}
