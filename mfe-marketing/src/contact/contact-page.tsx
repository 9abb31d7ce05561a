import '../module.css';
import { definePage, Section, SectionHeading } from '@northloop/kit';
import { ContactForm } from '../contact-form/contact-form';
import { ContactInfoCards } from '../contact-info/contact-info-cards';
import { contactPage } from '../content/contact/contact-page';
import { AgencyStructuredData } from '../page-parts/agency-structured-data';
import { PageHead } from '../page-parts/page-head';
import { CallInvitation } from './call-invitation';
import { type ContactData, loadContact } from './load-contact';
import { NextSteps } from './next-steps';
import { TimeInvitation } from './time-invitation';
import { WhyChooseList } from './why-choose-list';

function ContactPage({ data }: { data: ContactData }) {
  const { hero, form, times, infoCards, whyChoose, nextSteps, call } = contactPage;
  return (
    <>
      <PageHead page="/contact" />
      <AgencyStructuredData page="/contact" />
      <Section
        spacing="none"
        className="bg-aurora-glow pt-section-sm pb-section"
        aria-labelledby="contact-title"
      >
        <SectionHeading
          level={1}
          size="display"
          layout="split"
          id="contact-title"
          title={hero.headline}
          lead={hero.lead}
        />
        <div className="mt-section-sm grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_25rem]">
          <div className="grid gap-8">
            <ContactForm content={form} heading="h2" />
            <TimeInvitation content={times} slots={data.slots} />
          </div>
          <aside aria-label="Other ways to reach us" className="grid gap-10">
            <ContactInfoCards cards={infoCards} className="sm:grid-cols-2 lg:grid-cols-1" />
            <WhyChooseList title={whyChoose.title} items={whyChoose.items} />
          </aside>
        </div>
      </Section>
      <NextSteps title={nextSteps.title} steps={nextSteps.steps} />
      <CallInvitation call={call} />
    </>
  );
}

export const page = definePage({ Component: ContactPage, load: loadContact });
