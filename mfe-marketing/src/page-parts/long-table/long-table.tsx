import type { JobOpening } from '../../content/pages/job-openings';
import type { TeamMember } from '../../content/pages/team-members';
import { slugOf } from '../slug-of';
import { OpenSeat } from './open-seat';
import { TableTop } from './table-top';
import { TakenSeat } from './taken-seat';

/** Five places on each long side, with people and open places mixed. */
const seating = [
  ['person', 'person', 'open', 'person', 'person'],
  ['open', 'person', 'person', 'open', 'open'],
] as const;

/** Props of {@link LongTable}. */
export interface LongTableProps {
  /** Six people, seated in this order. */
  members: readonly TeamMember[];
  /** The four open jobs, one for each empty chair. */
  openings: readonly JobOpening[];
  /** Accessible name of the drawing, whose chairs are also links within the page. */
  label: string;
  /** What the chairs link to on this page: the people, or the open positions. */
  leadsTo: 'members' | 'openings';
}

/** The studio's table from above: six people and four empty chairs, which link to the entries below. */
export function LongTable({ members, openings, label, leadsTo }: LongTableProps) {
  const people = [...members];
  const jobs = [...openings];
  const rows = seating.map((row) =>
    row.map((kind) => ({
      kind,
      member: kind === 'person' ? people.shift() : undefined,
      job: kind === 'open' ? jobs.shift() : undefined,
    })),
  );
  return (
    <nav aria-label={label} className="relative isolate">
      <TableTop />
      <ul className="relative grid grid-cols-5 gap-y-24 sm:gap-y-32">
        {rows.flatMap((row, rowIndex) =>
          row.map(({ member, job }) => {
            const side = rowIndex === 0 ? 'far' : 'near';
            if (member) {
              return (
                <TakenSeat
                  key={member.name}
                  member={member}
                  side={side}
                  {...(leadsTo === 'members' && { href: `#${slugOf(member.name)}` })}
                />
              );
            }
            if (job) {
              return (
                <OpenSeat
                  key={job.title}
                  job={job}
                  side={side}
                  {...(leadsTo === 'openings' && { href: `#${slugOf(job.title)}` })}
                />
              );
            }
            return null;
          }),
        )}
      </ul>
    </nav>
  );
}
