import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { ProcessStep } from '../../content/services/service-page';

/** Props of {@link StoreStairs}. */
export interface StoreStairsProps {
  heading: Heading;
  steps: readonly ProcessStep[];
}

/** Space above each step of the stairs, from 1024 px on. */
const rises = ['lg:mt-48', 'lg:mt-32', 'lg:mt-16', 'lg:mt-0'];

/** The four project phases as a flight of stairs up to the store. */
export function StoreStairs({ heading, steps }: StoreStairsProps) {
  return (
    <Section id="process" tone="night" aria-labelledby="process-title">
      <SectionHeading
        id="process-title"
        title={heading.title}
        lead={heading.lead}
        className="lg:max-w-lg"
      />
      <ol className="mt-stack grid gap-6 sm:grid-cols-2 lg:-mt-24 lg:grid-cols-4 lg:gap-0">
        {steps.map(({ step, title, description }, index) => (
          <Reveal
            as="li"
            key={step}
            delay={index * 70}
            className={`relative border-t-2 border-accent bg-linear-to-b from-accent/18 to-transparent p-6 pb-10 lg:border-l-2 lg:pb-16 ${rises[index] ?? ''}`}
          >
            <span aria-hidden="true" className="font-mono text-label text-ice-ink">
              {step}/{steps.length}
            </span>
            <h3 className="mt-3 font-display text-h4">{title}</h3>
            <p className="mt-2.5 text-small text-pretty text-ink-muted">{description}</p>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
