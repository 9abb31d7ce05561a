import { IconTile } from '@northloop/kit/ui/content/icon-tile';
import { Accessibility, CalendarCheck, Gauge, KeyRound, ReceiptText, Wrench } from 'lucide-react';
import type { BenefitCard } from '../../content/home/why-choose-us';
import { auroraAt } from '../../page-parts/aurora-of';
import { ContentIcon, type IconSet } from '../../page-parts/content-icon';

const icons: IconSet = {
  CalendarCheck,
  ReceiptText,
  KeyRound,
  Gauge,
  Accessibility,
  Wrench,
};

/** The benefits in one panel, separated by thin lines like the panes of a window. */
export function BenefitGrid({ benefits }: { benefits: readonly BenefitCard[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2">
      {benefits.map(({ icon, title, description }, index) => {
        return (
          <li key={title} className="bg-surface p-6 sm:p-8">
            <IconTile size="sm" aurora={auroraAt(index)}>
              <ContentIcon name={icon} icons={icons} />
            </IconTile>
            <h3 className="mt-4 font-display text-h4">{title}</h3>
            <p className="mt-2 text-small text-pretty text-ink-muted">{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
