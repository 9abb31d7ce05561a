import { Button } from '@northloop/kit';
import { CircleAlert, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookingTexts } from '../../content/consultation/booking-texts';
import type { SlotClock } from '../slots/slot-clock';
import type { BookingOutcome } from './booking-outcome';

const { taken, failed, held } = bookingTexts;

/** Props of {@link BookingNotice}. */
export interface BookingNoticeProps {
  outcome: BookingOutcome;
  clock: SlotClock;
  onChoose: (slot: string) => void;
}

/** Says what came of an attempt to book, and what to do next. Screen readers announce it. */
export function BookingNotice({ outcome, clock, onChoose }: BookingNoticeProps) {
  return (
    <div role="alert" className="empty:hidden">
      {outcome.kind === 'failed' && <Problem title={failed.title}>{outcome.message}</Problem>}
      {outcome.kind === 'taken' && (
        <Problem title={`${clock.dayAndTime(outcome.slot)} ${taken.title}`}>
          {outcome.nearest.length === 0 ? taken.none : taken.text}
          <noscript>
            <ul className="mt-2 list-disc pl-5">
              {outcome.nearest.map((slot) => (
                <li key={slot}>{clock.dayAndTime(slot)}</li>
              ))}
            </ul>
          </noscript>
          <span className="mt-3 flex flex-wrap gap-2">
            {outcome.nearest.map((slot) => (
              <Button
                key={slot}
                variant="secondary"
                size="sm"
                className="noscript:hidden"
                onClick={() => onChoose(slot)}
              >
                {clock.dayAndTime(slot)}
              </Button>
            ))}
          </span>
        </Problem>
      )}
      {outcome.kind === 'held' && (
        <div className="flex animate-rise-in gap-3 rounded-lg bg-success-soft p-4 text-success-ink">
          <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <p className="text-small">
            <strong className="block font-semibold">{held.title}</strong>
            {`${clock.dayAndTime(outcome.slot)}: ${held.text} ${clock.time(outcome.confirmBy)}.`}
          </p>
        </div>
      )}
    </div>
  );
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex animate-rise-in gap-3 rounded-lg bg-danger-soft p-4 text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="text-small">
        <strong className="block font-semibold">{title}</strong>
        {children}
      </div>
    </div>
  );
}
