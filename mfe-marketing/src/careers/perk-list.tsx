import { Section, SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SectionHeading as Heading } from '../content/section-heading';

/** Props of {@link PerkList}. */
export interface PerkListProps {
  heading: Heading;
  perks: readonly string[];
}

/** The smaller benefits as a numbered list in two columns beside the title. */
export function PerkList({ heading, perks }: PerkListProps) {
  return (
    <Section aria-labelledby="perks-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <SectionHeading id="perks-title" title={heading.title} className="lg:col-span-3" />
        <Reveal
          as="ol"
          className="gap-x-12 [counter-reset:perk] sm:columns-2 lg:col-span-8 lg:col-start-5"
        >
          {perks.map((perk) => (
            <li
              key={perk}
              className="flex break-inside-avoid items-baseline gap-5 border-b border-line py-4 [counter-increment:perk] before:w-6 before:shrink-0 before:font-mono before:text-label before:text-accent-ink before:content-[counter(perk,decimal-leading-zero)/'']"
            >
              <span className="text-pretty">{perk}</span>
            </li>
          ))}
        </Reveal>
      </div>
    </Section>
  );
}
