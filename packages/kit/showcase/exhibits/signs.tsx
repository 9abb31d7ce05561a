import { Snowflake } from 'lucide-react';
import { auroraAt } from '../../src/ui/content/aurora';
import { Avatar } from '../../src/ui/content/avatar';
import { Badge } from '../../src/ui/content/badge';
import { IconTile } from '../../src/ui/content/icon-tile';
import { Skeleton } from '../../src/ui/content/skeleton';
import { Stars } from '../../src/ui/content/stars';
import { Stat } from '../../src/ui/content/stat';
import { StatList } from '../../src/ui/content/stat-list';
import { Spinner } from '../../src/ui/controls/spinner';
import { VisuallyHidden } from '../../src/ui/layout/visually-hidden';
import type { Exhibit } from './exhibit';

const tones = ['neutral', 'accent', 'ice', 'success', 'warning', 'danger', 'outline'] as const;
const positions = [0, 1, 2, 3, 4, 5];

/** Small components that show something at a glance. */
export const signs: readonly Exhibit[] = [
  {
    name: 'Badge',
    Component: () => (
      <div className="flex flex-wrap gap-3">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    ),
  },
  {
    name: 'Avatar',
    Component: () => (
      <div className="flex flex-wrap gap-3">
        {['Ida Berg', 'Dana Whitfield', 'Sol'].map((name) => (
          <Avatar key={name} name={name} announce />
        ))}
      </div>
    ),
  },
  {
    name: 'IconTile',
    Component: () => (
      <div className="flex flex-wrap items-end gap-3">
        {positions.map((position) => (
          <IconTile key={position} aurora={auroraAt(position)}>
            <Snowflake />
          </IconTile>
        ))}
        <IconTile size="sm">
          <Snowflake />
        </IconTile>
        <IconTile size="lg">
          <Snowflake />
        </IconTile>
      </div>
    ),
  },
  {
    name: 'Stat and StatList',
    Component: () => (
      <StatList className="grid grid-cols-2 gap-6">
        <Stat value="500+" label="projects delivered" />
        <Stat
          value="98%"
          label="client satisfaction"
          note="Asked a month after launch."
          size="md"
        />
      </StatList>
    ),
  },
  { name: 'Stars', Component: () => <Stars rating={4} /> },
  { name: 'Spinner', Component: () => <Spinner label="Loading" /> },
  {
    name: 'Skeleton',
    Component: () => (
      <div className="grid gap-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-24" />
      </div>
    ),
  },
  {
    name: 'VisuallyHidden',
    Component: () => (
      <p className="text-small text-ink-muted">
        The second sentence is for screen readers. <VisuallyHidden>Here it is.</VisuallyHidden>
      </p>
    ),
  },
];
