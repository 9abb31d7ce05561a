import '../module.css';
import { definePage, PageMetadata, Slot } from '@northloop/kit';
import { Suspense } from 'react';
import { pageMetadata } from '../content/pages/page-metadata';
import { ContactSection } from './contact/contact-section';
import { HeroSection } from './hero/hero-section';
import { HomeStructuredData } from './home-structured-data';
import { type HomeData, loadHome } from './load-home';
import { LocalBusinessSection } from './local-business/local-business-section';
import { PortfolioSection } from './portfolio/portfolio-section';
import { ServicesSection } from './services/services-section';
import { TeamSection } from './team/team-section';
import { WhyChooseUsSection } from './why-choose-us/why-choose-us-section';

const { title, description, keywords } = pageMetadata['/'];

/** The landing page, from the hero to the message form. The mockup generator belongs to another team. */
export function HomePage({ data }: { data: HomeData }) {
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} path="/" />
      <HomeStructuredData />
      <HeroSection />
      {/* Nothing below suspends. Each boundary hydrates separately, so that the page can handle input in between. */}
      <Suspense>
        <ServicesSection loaded={data.services} />
      </Suspense>
      <Suspense>
        <LocalBusinessSection />
      </Suspense>
      <Suspense>
        <PortfolioSection />
      </Suspense>
      <div id="mockup">
        <Slot name="home.mockup" />
      </div>
      <Suspense>
        <WhyChooseUsSection />
        <TeamSection />
      </Suspense>
      <Suspense>
        <ContactSection />
      </Suspense>
    </>
  );
}

export const page = definePage<HomeData>({ Component: HomePage, load: loadHome });
