import { Section } from '@northloop/kit';
import { Stat } from '@northloop/kit/ui/content/stat';
import { StatList } from '@northloop/kit/ui/content/stat-list';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { Statistic } from '../../content/statistic';

/** Props of {@link StatsBand}. */
export interface StatsBandProps {
  stats: readonly Statistic[];
  /** Accessible name of the band. */
  label: string;
  tone?: 'canvas' | 'sunk' | 'night';
}

/** A page's figures in one row, separated like the columns of a timetable. */
export function StatsBand({ stats, label, tone = 'sunk' }: StatsBandProps) {
  return (
    <Section tone={tone} spacing="sm" aria-label={label}>
      <Reveal>
        <StatList className="border-t-0 pt-0">
          {stats.map(({ value, label: what }) => (
            <Stat key={what} value={value} label={what} />
          ))}
        </StatList>
      </Reveal>
    </Section>
  );
}
