import { CalendarCheck } from 'lucide-react';
import { consultationPage } from '../../content/consultation/consultation-page';
import { type SlotClock, showSame, studioClock } from '../slots/slot-clock';

/** Props of {@link ChosenTime}. */
export interface ChosenTimeProps {
  /** Empty if none is chosen. */
  slot: string;
  clock: SlotClock;
}

/** Says above the button which time will be booked, also in the studio's time if that differs. */
export function ChosenTime({ slot, clock }: ChosenTimeProps) {
  return (
    <p
      aria-live="polite"
      className="flex items-start gap-2.5 rounded-lg bg-sunk p-4 text-small noscript:hidden"
    >
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ice-ink" />
      {slot === '' ? (
        <span className="text-ink-muted">{consultationPage.form.noTime}</span>
      ) : (
        <span>
          <strong className="font-semibold">{clock.dayAndTime(slot)}</strong> {clock.zoneName(slot)}
          {!showSame(clock, studioClock(), slot) && (
            <span className="block text-ink-muted">
              {`In Minneapolis: ${studioClock().dayAndTime(slot)}`}
            </span>
          )}
        </span>
      )}
    </p>
  );
}
