import '../../module.css';
import { definePage, Section } from '@northloop/kit';
import { faqs } from '../../content/pages/faq';
import { uiUxDesign } from '../../content/services/ui-ux-design';
import { ClosingBand } from '../../page-parts/closing-band';
import { PageHead } from '../../page-parts/page-head';
import { FaqSection } from '../parts/faq-section';
import { ServiceHeroCopy } from '../parts/service-hero-copy';
import { ServiceStructuredData } from '../parts/service-structured-data';
import { StatsBand } from '../parts/stats-band';
import { DesignPath } from './design-path';
import { DesignVoices } from './design-voices';
import { MeasuredProjects } from './measured-projects';
import { SessionRecording } from './session-recording';
import { WaysIn } from './ways-in';

function UiUxDesignPage() {
  const { stats, services, process, portfolio, testimonials, faqHeading, closing } = uiUxDesign;
  return (
    <>
      <PageHead page="/services/ui-ux-design" />
      <ServiceStructuredData page={uiUxDesign} questions={faqs['ui-ux-design']} />
      <Section
        spacing="none"
        className="bg-aurora-glow pt-10 pb-section-sm"
        aria-labelledby="hero-title"
      >
        <div className="grid items-end gap-x-8 gap-y-12 lg:grid-cols-12">
          <ServiceHeroCopy page={uiUxDesign} titleId="hero-title" className="lg:col-span-6" />
          <SessionRecording className="lg:col-span-5 lg:col-start-8" />
        </div>
      </Section>
      <StatsBand stats={stats} label="Our design work in figures" />
      <WaysIn heading={services.heading} cards={services.cards} />
      <DesignPath heading={process.heading} steps={process.steps} />
      <MeasuredProjects heading={portfolio.heading} projects={portfolio.projects} />
      <DesignVoices heading={testimonials.heading} testimonials={testimonials.items} />
      <FaqSection title={faqHeading.title} entries={faqs['ui-ux-design']} />
      <ClosingBand {...closing} />
    </>
  );
}

export const page = definePage({ Component: UiUxDesignPage });
