import { Container, Section } from '@northloop/kit';
import { Stat } from '@northloop/kit/ui/content/stat';
import { StatList } from '@northloop/kit/ui/content/stat-list';
import { ArrowRight } from 'lucide-react';
import { CallToActionButton } from '../../call-to-action/call-to-action-button';
import { whyChooseUs } from '../../content/home/why-choose-us';
import { BenefitGrid } from './benefit-grid';
import { TestimonialQuote } from './testimonial-quote';

const { heading, benefits, testimonialsHeading, testimonials, stats, consultation } = whyChooseUs;

/** Reasons to hire the agency: six habits, three clients, four figures, and a link to get in touch. */
export function WhyChooseUsSection() {
  const [quote, ...others] = testimonials;
  return (
    <section id="why-choose-us" aria-labelledby="why-choose-us-title">
      <Container className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)]">
            <h2 id="why-choose-us-title" className="font-display text-h2 text-balance">
              {heading.title}
            </h2>
            <p className="mt-5 text-lead text-pretty text-ink-muted">{heading.lead}</p>
          </div>
        </div>
        <div className="lg:col-span-8">
          <BenefitGrid benefits={benefits} />
        </div>
      </Container>

      <Section tone="night" aria-labelledby="testimonials-title">
        <h3 id="testimonials-title" className="font-mono text-label text-ice-ink">
          {testimonialsHeading.title}
        </h3>
        {quote && <TestimonialQuote testimonial={quote} large className="mt-8 max-w-5xl" />}
        <div className="mt-section-sm grid gap-x-16 gap-y-10 border-t border-line pt-10 md:grid-cols-2">
          {others.map((testimonial) => (
            <TestimonialQuote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </Section>

      <Container className="py-section-sm">
        <StatList>
          {stats.map(({ value, label }) => (
            <Stat key={value} value={value} label={label} />
          ))}
        </StatList>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-8">
          <p className="max-w-xl text-lead text-pretty">{consultation.text}</p>
          <CallToActionButton
            action={consultation.action}
            icon={<ArrowRight aria-hidden="true" />}
          />
        </div>
      </Container>
    </section>
  );
}
