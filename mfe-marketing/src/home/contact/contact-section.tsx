import { Section, SectionHeading } from '@northloop/kit';
import { ContactForm } from '../../contact-form/contact-form';
import { ContactInfoCards } from '../../contact-info/contact-info-cards';
import { contactSection } from '../../content/contact/contact-section';

/** The end of the landing page: the message form and other ways to contact the agency. */
export function ContactSection() {
  const { heading, form, infoTitle, infoCards } = contactSection;
  return (
    <Section id="contact" className="bg-aurora-glow" aria-labelledby="contact-title">
      <SectionHeading id="contact-title" size="h1" layout="split" {...heading} />
      <div className="mt-stack grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <ContactForm content={form} heading="h3" />
        </div>
        <div className="lg:col-span-5">
          <h3 className="mb-4 text-small font-medium text-ink-muted">{infoTitle}</h3>
          <ContactInfoCards cards={infoCards} className="sm:grid-cols-2 lg:grid-cols-1" />
        </div>
      </div>
    </Section>
  );
}
