import { Section } from '@northloop/kit';
import { Stat } from '@northloop/kit/ui/content/stat';
import { StatList } from '@northloop/kit/ui/content/stat-list';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { Statistic } from '../content/statistic';

/** The team's figures, set like the columns of a timetable. */
export function TeamStats({ stats }: { stats: readonly Statistic[] }) {
  return (
    <Section tone="sunk" spacing="sm" aria-label="The team in figures">
      <Reveal>
        <StatList className="border-t-0 pt-0">
          {stats.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </StatList>
      </Reveal>
    </Section>
  );
}
