import { Section, SectionHeading } from '@northloop/kit';
import type { Milestone } from '../content/pages/about';
import type { SectionHeading as SectionHeadingContent } from '../content/section-heading';

/** Props of {@link Timeline}. */
export interface TimelineProps {
  heading: SectionHeadingContent;
  milestones: readonly Milestone[];
}

/** The agency's years, laid out like a timetable: the year, a stop on the line, and the event. */
export function Timeline({ heading, milestones }: TimelineProps) {
  return (
    <Section aria-labelledby="milestones-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading
            id="milestones-title"
            {...heading}
            className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)]"
          />
        </div>
        <ol className="lg:col-span-8">
          {milestones.map(({ year, title, description }) => (
            <li
              key={year}
              className="group/year grid grid-cols-[auto_1fr] gap-x-6 sm:grid-cols-[8rem_auto_1fr] sm:gap-x-8"
            >
              <p className="font-display text-h2 tabular-nums max-sm:col-start-2 max-sm:text-h3 sm:text-right sm:leading-none">
                {year}
              </p>
              <span
                aria-hidden="true"
                className="relative w-3 max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1 before:absolute before:top-2 before:-bottom-2 before:left-[5px] before:w-0.5 before:bg-accent-line group-last/year:before:hidden after:absolute after:top-2.5 after:left-0 after:size-3 after:rounded-full after:border-2 after:border-accent-ink after:bg-canvas group-last/year:after:bg-accent-ink sm:before:top-4 sm:after:top-3"
              />
              <div className="pb-12 group-last/year:pb-0 max-sm:col-start-2 max-sm:pb-9">
                <h3 className="font-display text-h4 sm:pt-1">{title}</h3>
                <p className="mt-1.5 max-w-prose text-pretty text-ink-muted">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
