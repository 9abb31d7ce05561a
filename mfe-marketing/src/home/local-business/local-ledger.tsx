import {
  CalendarCheck,
  ChartNoAxesColumn,
  MapPin,
  PencilLine,
  Smartphone,
  Star,
} from 'lucide-react';
import { localBusiness } from '../../content/home/local-business';
import { ContentIcon, type IconSet } from '../../page-parts/content-icon';

const icons: IconSet = {
  MapPin,
  Smartphone,
  CalendarCheck,
  PencilLine,
  Star,
  ChartNoAxesColumn,
};

/** The week before and the week after, side by side: the problems, and the same week once they are fixed. */
export function LocalLedger() {
  const { painPointsTitle, painPoints, benefitsTitle, benefits } = localBusiness;
  return (
    <div className="grid overflow-hidden rounded-xl border border-line bg-surface lg:grid-cols-2">
      <div className="p-6 sm:p-10">
        <h3 className="font-display text-h4">{painPointsTitle}</h3>
        <ul className="mt-5 divide-y divide-line text-small text-ink-muted">
          {painPoints.map((pain) => (
            <li key={pain} className="flex gap-4 py-3.5">
              <span aria-hidden="true" className="mt-2.5 h-px w-4 shrink-0 bg-danger-ink" />
              {pain}
            </li>
          ))}
        </ul>
      </div>
      <div className="dark relative bg-sunk bg-aurora-glow p-6 text-ink sm:p-10">
        <h3 className="font-display text-h4">{benefitsTitle}</h3>
        <ul className="mt-5 divide-y divide-line text-small">
          {benefits.map(({ icon, text }) => (
            <li key={text} className="flex gap-4 py-3.5">
              <ContentIcon
                name={icon}
                icons={icons}
                className="mt-0.5 size-5 shrink-0 [stroke-width:1.75] text-ice-ink"
              />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
