import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { ProcessStep } from '../../content/services/service-page';

/** Props of {@link YearPlan}. */
export interface YearPlanProps {
  heading: Heading;
  steps: readonly ProcessStep[];
}

/**
 * Position of each step in the first year, on a grid of 24 half months that matches its text: two weeks of audit,
 * repairs through month two, growth through month nine, maintenance from then on.
 */
const spans = [
  { columns: 'lg:col-[1/2]', bar: 'bg-aurora-3' },
  { columns: 'lg:col-[1/5]', bar: 'bg-aurora-4' },
  { columns: 'lg:col-[5/19]', bar: 'bg-aurora-1' },
  { columns: 'lg:col-[19/25]', bar: 'bg-aurora-2' },
];

/** The first year as a planting calendar: twelve months, with a bar for each step. */
export function YearPlan({ heading, steps }: YearPlanProps) {
  return (
    <Section id="process" aria-labelledby="process-title">
      <SectionHeading id="process-title" layout="split" title={heading.title} lead={heading.lead} />
      <Reveal className="mt-stack">
        <div
          aria-hidden="true"
          className="grid grid-cols-12 border-b border-line pb-3 font-mono text-label text-ink-faint max-lg:hidden"
        >
          {Array.from({ length: 12 }, (_, month) => `M${month + 1}`).map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        <div
          aria-hidden="true"
          className="hidden grid-cols-24 gap-y-3 bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_calc(100%/12))] py-7 lg:grid"
        >
          {steps.map(({ step, title }, index) => (
            <span
              key={step}
              className={`h-9 rounded-sm ${spans[index]?.bar ?? ''} ${spans[index]?.columns ?? ''}`}
              style={{ gridRow: index + 1 }}
              title={title}
            />
          ))}
        </div>
        <ol className="grid gap-x-8 gap-y-9 border-t border-line pt-9 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ step, title, description }, index) => (
            <li key={step}>
              <span
                aria-hidden="true"
                className={`block h-1.5 w-12 rounded-full ${spans[index]?.bar ?? ''}`}
              />
              <h3 className="mt-4 font-display text-h3">{title}</h3>
              <p className="mt-2 text-small text-pretty text-ink-muted">{description}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  );
}
