import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { ProcessStep } from '../../content/services/service-page';

/** Props of {@link DesignPath}. */
export interface DesignPathProps {
  heading: Heading;
  steps: readonly ProcessStep[];
}

/** Six steps on a dark background with large numerals, in two rows of three like frames of a storyboard. */
export function DesignPath({ heading, steps }: DesignPathProps) {
  return (
    <Section id="process" tone="night" aria-labelledby="process-title">
      <SectionHeading id="process-title" layout="split" title={heading.title} lead={heading.lead} />
      <ol className="mt-stack grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
        {steps.map(({ step, title, description }, index) => (
          <Reveal
            as="li"
            key={step}
            delay={(index % 3) * 70}
            className="border-t border-line-strong pt-6"
          >
            <span aria-hidden="true" className="font-mono text-label text-ice-ink">
              {String(step).padStart(2, '0')}
            </span>
            <h3 className="mt-3 font-display text-h2">{title}</h3>
            <p className="mt-3 text-pretty text-ink-muted">{description}</p>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
