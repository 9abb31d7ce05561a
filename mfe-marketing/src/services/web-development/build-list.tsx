import { IconTile } from '@northloop/kit/ui/content/icon-tile';
import type { ServiceCard } from '../../content/services/service-page';
import { auroraOf } from '../../page-parts/aurora-of';
import { ContentIcon } from '../../page-parts/content-icon';
import { TickList } from '../parts/tick-list';
import { buildIcons } from './build-icons';

/** The things the agency builds, in two columns of plain entries: without boxes, six of them do not look busy. */
export function BuildList({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-12 sm:grid-cols-2">
      {cards.map(({ icon, title, description, features, color }) => (
        <li key={title}>
          <IconTile aurora={auroraOf(color)}>
            <ContentIcon name={icon} icons={buildIcons} />
          </IconTile>
          <h3 className="mt-5 font-display text-h4">{title}</h3>
          <p className="mt-2 text-pretty text-ink-muted">{description}</p>
          <TickList items={features} className="mt-4" />
        </li>
      ))}
    </ul>
  );
}
