import '../../module.css';
import { Container, definePage, Section } from '@northloop/kit';
import { faqs } from '../../content/pages/faq';
import { webDevelopment } from '../../content/services/web-development';
import { ClosingBand } from '../../page-parts/closing-band';
import { ContentsIndex } from '../../page-parts/contents-index';
import { PageHead } from '../../page-parts/page-head';
import { ServiceHeroCopy } from '../parts/service-hero-copy';
import { ServiceStructuredData } from '../parts/service-structured-data';
import { HandoverArt } from './handover-art';
import { webDevelopmentIndex } from './web-development-index';
import { WebDevelopmentParts } from './web-development-parts';

function WebDevelopmentPage() {
  return (
    <>
      <PageHead page="/services/web-development" />
      <ServiceStructuredData page={webDevelopment} questions={faqs['web-development']} />
      <Section
        spacing="none"
        className="overflow-hidden bg-aurora-glow pt-10 pb-section"
        aria-labelledby="hero-title"
      >
        <div className="grid items-center gap-x-8 gap-y-14 lg:grid-cols-12">
          <ServiceHeroCopy page={webDevelopment} titleId="hero-title" className="lg:col-span-6" />
          <HandoverArt className="lg:col-span-6" />
        </div>
      </Section>
      <div className="border-t border-line">
        <Container className="lg:grid lg:grid-cols-12 lg:gap-x-8">
          <ContentsIndex
            label="On this page"
            entries={webDevelopmentIndex}
            className="hidden pt-section lg:col-span-3 lg:block"
          />
          <div className="lg:col-span-9">
            <WebDevelopmentParts page={webDevelopment} questions={faqs['web-development']} />
          </div>
        </Container>
      </div>
      <ClosingBand {...webDevelopment.closing} />
    </>
  );
}

export const page = definePage({ Component: WebDevelopmentPage });
