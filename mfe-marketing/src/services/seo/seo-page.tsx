import '../../module.css';
import { definePage, Section } from '@northloop/kit';
import { faqs } from '../../content/pages/faq';
import { seo } from '../../content/services/seo';
import { ClosingBand } from '../../page-parts/closing-band';
import { PageHead } from '../../page-parts/page-head';
import { FaqSection } from '../parts/faq-section';
import { ServiceHeroCopy } from '../parts/service-hero-copy';
import { ServiceStructuredData } from '../parts/service-structured-data';
import { ExpectedResults } from './expected-results';
import { SearchArt } from './search-art';
import { SearchWork } from './search-work';
import { YearPlan } from './year-plan';

function SeoPage() {
  const { services, process, results, faqHeading, closing } = seo;
  return (
    <>
      <PageHead page="/services/seo" />
      <ServiceStructuredData page={seo} questions={faqs.seo} />
      <Section
        spacing="none"
        className="bg-aurora-glow pt-10 pb-section"
        aria-labelledby="hero-title"
      >
        <div className="grid items-center gap-x-8 gap-y-14 lg:grid-cols-12">
          <ServiceHeroCopy page={seo} titleId="hero-title" className="lg:col-span-7" />
          <SearchArt className="lg:col-span-5 lg:col-start-8" />
        </div>
      </Section>
      <SearchWork heading={services.heading} cards={services.cards} />
      <YearPlan heading={process.heading} steps={process.steps} />
      <ExpectedResults results={results} />
      <FaqSection title={faqHeading.title} entries={faqs.seo} />
      <ClosingBand {...closing} />
    </>
  );
}

export const page = definePage({ Component: SeoPage });
