import '../../module.css';
import { definePage, Section } from '@northloop/kit';
import { faqs } from '../../content/pages/faq';
import { mobileApps } from '../../content/services/mobile-apps';
import { ClosingBand } from '../../page-parts/closing-band';
import { PageHead } from '../../page-parts/page-head';
import { FaqSection } from '../parts/faq-section';
import { ServiceHeroCopy } from '../parts/service-hero-copy';
import { ServiceStructuredData } from '../parts/service-structured-data';
import { StatsBand } from '../parts/stats-band';
import { AppKinds } from './app-kinds';
import { AppShelf } from './app-shelf';
import { HomeScreenArt } from './home-screen-art';
import { StoreStairs } from './store-stairs';
import { Toolbox } from './toolbox';

function MobileAppsPage() {
  const { stats, services, portfolio, process, technologies, faqHeading, closing } = mobileApps;
  return (
    <>
      <PageHead page="/services/mobile-apps" />
      <ServiceStructuredData page={mobileApps} questions={faqs['mobile-apps']} />
      <Section
        tone="night"
        spacing="none"
        className="pt-10 pb-section-sm"
        aria-labelledby="hero-title"
      >
        {/* Not centered beside the phone: it loads later, and on a slow network the text would move. */}
        <div className="grid items-start gap-x-8 gap-y-14 md:grid-cols-12">
          <ServiceHeroCopy
            page={mobileApps}
            titleId="hero-title"
            className="md:col-span-7 lg:pt-16"
          />
          <HomeScreenArt className="md:col-span-4 md:col-start-9 md:self-center" />
        </div>
      </Section>
      <StatsBand stats={stats} label="Our apps in figures" tone="canvas" />
      <AppKinds heading={services.heading} cards={services.cards} />
      <AppShelf heading={portfolio.heading} projects={portfolio.projects} />
      <StoreStairs heading={process.heading} steps={process.steps} />
      <Toolbox heading={technologies.heading} technologies={technologies.items} />
      <FaqSection title={faqHeading.title} entries={faqs['mobile-apps']} layout="below" />
      <ClosingBand {...closing} />
    </>
  );
}

export const page = definePage({ Component: MobileAppsPage });
