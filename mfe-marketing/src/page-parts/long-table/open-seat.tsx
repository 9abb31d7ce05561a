import { VisuallyHidden } from '@northloop/kit';
import { Plus } from 'lucide-react';
import type { JobOpening } from '../../content/pages/job-openings';
import { Seat } from './seat';

/** Props of {@link OpenSeat}. */
export interface OpenSeatProps {
  job: JobOpening;
  side: 'far' | 'near';
  href?: string;
}

/** An empty chair. It names the job only if it links to it; otherwise it is just part of the drawing. */
export function OpenSeat({ job, side, href }: OpenSeatProps) {
  const leads = href !== undefined;
  return (
    <Seat
      side={side}
      {...(leads && { href })}
      disc={
        leads
          ? 'border-2 border-dashed border-accent text-accent-ink group-hover/seat:bg-accent-soft'
          : 'border-2 border-dashed border-line-strong/60 text-ink-faint'
      }
      mark={leads && <Plus className="size-5" />}
      name={
        leads ? (
          <>
            <span className="max-sm:sr-only">{job.department}</span>
            <VisuallyHidden>{`: ${job.title}`}</VisuallyHidden>
          </>
        ) : null
      }
    />
  );
}
