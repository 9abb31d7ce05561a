import { Section } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { Testimonial } from '../../content/home/testimonial';
import type { SectionHeading as Heading } from '../../content/section-heading';
import { TestimonialFigure } from '../parts/testimonial-figure';

/** Props of {@link DesignVoices}. */
export interface DesignVoicesProps {
  heading: Heading;
  testimonials: readonly Testimonial[];
}

/** One client's quote as large as a headline, with the others in a column beside it. */
export function DesignVoices({ heading, testimonials }: DesignVoicesProps) {
  const [first, ...others] = testimonials;
  return (
    <Section tone="sunk" aria-labelledby="voices-title">
      <h2 id="voices-title" className="font-mono text-label text-accent-ink">
        {heading.title}
      </h2>
      <Reveal className="mt-8 grid gap-x-8 gap-y-14 lg:grid-cols-12">
        {first && <TestimonialFigure testimonial={first} size="lg" className="lg:col-span-7" />}
        <div className="grid gap-10 sm:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9">
          {others.map((testimonial) => (
            <TestimonialFigure
              key={testimonial.name}
              testimonial={testimonial}
              className="lg:border-l lg:border-line lg:pl-8"
            />
          ))}
        </div>
      </Reveal>
    </Section>
  );
}
