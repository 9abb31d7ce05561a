import { Badge, Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../../content/section-heading';
import type { Platform } from '../../content/services/service-page';
import { TickList } from '../parts/tick-list';

/** Props of {@link PlatformComparison}. */
export interface PlatformComparisonProps {
  heading: Heading;
  bestForLabel: string;
  platforms: readonly Platform[];
}

/**
 * Four platforms in four columns with aligned rows, so that visitors can compare them: name, description, features, and
 * the stores they suit.
 */
export function PlatformComparison({ heading, bestForLabel, platforms }: PlatformComparisonProps) {
  return (
    <Section id="platforms" aria-labelledby="platforms-title">
      <SectionHeading
        id="platforms-title"
        layout="split"
        title={heading.title}
        lead={heading.lead}
      />
      <Reveal
        as="ul"
        className="mt-stack grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 xl:grid-cols-4"
      >
        {platforms.map(({ name, badge, description, features, bestFor }) => (
          <li key={name} className="row-span-4 grid grid-rows-subgrid gap-0 bg-surface">
            <div className="p-6 pb-3 lg:p-7 lg:pb-3">
              <Badge tone="accent">{badge}</Badge>
              <h3 className="mt-4 font-display text-h3">{name}</h3>
            </div>
            <p className="px-6 pb-6 text-small text-pretty text-ink-muted lg:px-7">{description}</p>
            <TickList items={features} className="border-t border-line px-6 py-6 lg:px-7" />
            <p className="border-t border-line bg-ice-soft px-6 py-5 text-small lg:px-7">
              <span className="block font-mono text-label text-ice-ink">{bestForLabel}</span>
              <span className="mt-1 block font-medium text-pretty">{bestFor}</span>
            </p>
          </li>
        ))}
      </Reveal>
    </Section>
  );
}
