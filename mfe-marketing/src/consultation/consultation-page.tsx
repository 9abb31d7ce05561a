import '../module.css';
import { definePage, Section, SectionHeading, siteConfig } from '@northloop/kit';
import { WhyChooseList } from '../contact/why-choose-list';
import { consultationPage } from '../content/consultation/consultation-page';
import { PageHead } from '../page-parts/page-head';
import { BookingForm } from './booking/booking-form';
import { ConsultationStructuredData } from './consultation-structured-data';
import { type ConsultationData, loadConsultation } from './load-consultation';

const { hero, expect, other } = consultationPage;

function ConsultationPage({ data }: { data: ConsultationData }) {
  return (
    <>
      <PageHead page="/consultation" />
      <ConsultationStructuredData />
      <Section
        spacing="none"
        className="bg-aurora-glow pt-section-sm pb-section"
        aria-labelledby="consultation-title"
      >
        <SectionHeading
          level={1}
          size="display"
          layout="split"
          id="consultation-title"
          title={hero.headline}
          lead={hero.lead}
        />
        <div className="mt-section-sm grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
          <BookingForm data={data} heading="h2" />
          <aside aria-label="About the consultation" className="grid gap-10">
            <WhyChooseList title={expect.title} items={expect.items} />
            <section aria-labelledby="other-title">
              <h2 id="other-title" className="font-display text-h4">
                {other.title}
              </h2>
              <p className="mt-4 text-small text-pretty text-ink-muted">
                {`${other.text} ${siteConfig.hours.sentence}.`}
              </p>
              <a
                href={siteConfig.phone.href}
                className="mt-2 inline-block rounded-xs py-0.5 font-mono text-h4 tabular-nums underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent-ink"
              >
                {siteConfig.phone.display}
              </a>
            </section>
          </aside>
        </div>
      </Section>
    </>
  );
}

export const page = definePage({ Component: ConsultationPage, load: loadConsultation });
