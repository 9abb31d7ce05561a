import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { Testimonial } from '../../content/home/testimonial';
import type { SectionHeading as Heading } from '../../content/section-heading';
import { TestimonialFigure } from '../parts/testimonial-figure';

/** Props of {@link StoreVoices}. */
export interface StoreVoicesProps {
  heading: Heading;
  testimonials: readonly Testimonial[];
}

/** Quotes of three store owners side by side, separated by thin lines. */
export function StoreVoices({ heading, testimonials }: StoreVoicesProps) {
  return (
    <Section aria-labelledby="voices-title">
      <SectionHeading id="voices-title" title={heading.title} />
      <Reveal className="mt-stack grid gap-y-12 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <TestimonialFigure
            key={testimonial.name}
            testimonial={testimonial}
            className="lg:border-l lg:border-line lg:px-8 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
          />
        ))}
      </Reveal>
    </Section>
  );
}
