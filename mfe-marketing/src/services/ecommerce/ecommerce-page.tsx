import '../../module.css';
import { definePage, Section } from '@northloop/kit';
import { faqs } from '../../content/pages/faq';
import { ecommerce } from '../../content/services/ecommerce';
import { ClosingBand } from '../../page-parts/closing-band';
import { PageHead } from '../../page-parts/page-head';
import { FaqSection } from '../parts/faq-section';
import { ServiceHeroCopy } from '../parts/service-hero-copy';
import { ServiceStructuredData } from '../parts/service-structured-data';
import { PlatformComparison } from './platform-comparison';
import { ReceiptStats } from './receipt-stats';
import { StoreFeatures } from './store-features';
import { StoreServices } from './store-services';
import { StoreVoices } from './store-voices';

function EcommercePage() {
  const { stats, features, platforms, services, testimonials, faqHeading, closing } = ecommerce;
  return (
    <>
      <PageHead page="/services/ecommerce" />
      <ServiceStructuredData page={ecommerce} questions={faqs.ecommerce} />
      <Section
        spacing="none"
        className="bg-aurora-glow pt-10 pb-section"
        aria-labelledby="hero-title"
      >
        <div className="grid items-center gap-x-8 gap-y-14 md:grid-cols-12">
          <ServiceHeroCopy page={ecommerce} titleId="hero-title" className="md:col-span-7" />
          <ReceiptStats stats={stats} className="md:col-span-5 lg:col-span-4 lg:col-start-9" />
        </div>
      </Section>
      <StoreFeatures heading={features.heading} features={features.items} />
      <PlatformComparison
        heading={platforms.heading}
        bestForLabel={platforms.bestForLabel}
        platforms={platforms.items}
      />
      <StoreServices heading={services.heading} cards={services.cards} />
      <StoreVoices heading={testimonials.heading} testimonials={testimonials.items} />
      <FaqSection title={faqHeading.title} entries={faqs.ecommerce} />
      <ClosingBand {...closing} />
    </>
  );
}

export const page = definePage({ Component: EcommercePage });
