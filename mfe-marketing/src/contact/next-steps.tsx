import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { NextStep } from '../content/contact/contact-page';

/** Props of {@link NextSteps}. */
export interface NextStepsProps {
  title: string;
  steps: readonly NextStep[];
}

/** The steps after a message, as four stops on a line: horizontal from 1024 px on, vertical below that. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <Section tone="sunk" aria-labelledby="next-title">
      <SectionHeading id="next-title" title={title} />
      <Reveal
        as="ol"
        className="relative mt-stack grid gap-y-10 before:absolute before:top-2 before:bottom-2 before:left-[0.6875rem] before:w-0.5 before:bg-line lg:grid-cols-4 lg:gap-x-8 lg:before:inset-x-0 lg:before:top-[0.6875rem] lg:before:bottom-auto lg:before:h-0.5 lg:before:w-auto lg:before:bg-aurora-line"
      >
        {steps.map(({ step, title: name, description }) => (
          <li key={step} className="relative pl-12 lg:pt-14 lg:pl-0">
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 flex size-6 items-center justify-center rounded-full border-2 border-accent bg-sunk before:size-2 before:rounded-full before:bg-accent"
            />
            <p className="font-mono text-label text-accent-ink">Step {step}</p>
            <h3 className="mt-1.5 font-display text-h4">{name}</h3>
            <p className="mt-2 text-small text-pretty text-ink-muted">{description}</p>
          </li>
        ))}
      </Reveal>
    </Section>
  );
}
