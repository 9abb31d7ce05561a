import { classNames, Section, SectionHeading } from '@northloop/kit';
import { Accessibility, Eye, Feather, Handshake, MessageSquareText, Scale } from 'lucide-react';
import type { CoreValue } from '../content/pages/about';
import type { SectionHeading as SectionHeadingContent } from '../content/section-heading';
import { ContentIcon, type IconSet } from '../page-parts/content-icon';

const icons: IconSet = {
  Accessibility,
  Eye,
  Feather,
  Handshake,
  MessageSquareText,
  Scale,
};

/** Angle and tape colour of each note. */
const hangings = [
  { turn: 'md:-rotate-1', tape: 'bg-aurora-1' },
  { turn: 'md:rotate-1 md:translate-y-6', tape: 'bg-aurora-3' },
  { turn: 'md:-rotate-[0.6deg] md:translate-y-2', tape: 'bg-aurora-5' },
  { turn: 'md:rotate-[0.8deg]', tape: 'bg-aurora-6' },
  { turn: 'md:-rotate-[1.2deg] md:translate-y-5', tape: 'bg-aurora-2' },
  { turn: 'md:rotate-1 md:-translate-y-2', tape: 'bg-aurora-4' },
];

/** Props of {@link CoreValues}. */
export interface CoreValuesProps {
  heading: SectionHeadingContent;
  values: readonly CoreValue[];
}

/** The six values as notes taped to a wall. */
export function CoreValues({ heading, values }: CoreValuesProps) {
  return (
    <Section tone="sunk" aria-labelledby="values-title" className="overflow-hidden">
      <SectionHeading id="values-title" layout="split" {...heading} />
      <ul className="mt-section-sm grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
        {values.map(({ icon, title, description }, index) => {
          const { turn, tape } = hangings[index % hangings.length] ?? { turn: '', tape: '' };
          return (
            <li
              key={title}
              className={classNames(
                'relative rounded-xs bg-surface p-7 pt-9 shadow-mid transition-transform duration-base ease-out hover:rotate-0',
                turn,
              )}
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute -top-2.5 left-1/2 h-5 w-20 -translate-x-1/2 -rotate-2 rounded-xs opacity-70',
                  tape,
                )}
              />
              <ContentIcon name={icon} icons={icons} className="size-6 text-ink-faint" />
              <h3 className="mt-4 font-display text-h3">{title}</h3>
              <p className="mt-2 text-pretty text-ink-muted">{description}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
