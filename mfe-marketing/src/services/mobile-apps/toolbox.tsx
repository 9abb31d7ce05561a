import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { Technology } from '../../content/services/service-page';

/** Props of {@link Toolbox}. */
export interface ToolboxProps {
  heading: Heading;
  technologies: readonly Technology[];
}

/** The eight tools as app icons with a line of text each, in two columns beside the title. */
export function Toolbox({ heading, technologies }: ToolboxProps) {
  return (
    <Section id="technologies" tone="sunk" spacing="sm" aria-labelledby="toolbox-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <SectionHeading id="toolbox-title" title={heading.title} className="lg:col-span-3" />
        <Reveal
          as="ul"
          className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:col-span-8 lg:col-start-5"
        >
          {technologies.map(({ name, logo, description }) => (
            <li key={name} className="flex items-start gap-4">
              <span
                aria-hidden="true"
                className="flex size-12 shrink-0 items-center justify-center rounded-lg border border-line bg-surface font-mono text-small font-semibold text-accent-ink"
              >
                {logo}
              </span>
              <div className="pt-0.5">
                <h3 className="font-semibold">{name}</h3>
                <p className="text-small text-ink-muted">{description}</p>
              </div>
            </li>
          ))}
        </Reveal>
      </div>
    </Section>
  );
}
