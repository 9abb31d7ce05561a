import { bookingTexts } from '../../content/consultation/booking-texts';
import { type SlotClock, studioClock } from '../slots/slot-clock';
import { slotDays } from '../slots/slot-days';

/** Props of {@link PlainSlotField}. */
export interface PlainSlotFieldProps {
  slots: readonly string[];
  chosen: string;
  error?: string | undefined;
}

const ID = 'plain-slot';

/** All free times as a plain dropdown, only for browsers without script. It shows the studio's time. */
export function PlainSlotField({ slots, chosen, error }: PlainSlotFieldProps) {
  const clock: SlotClock = studioClock();
  return (
    <noscript>
      <div className="grid gap-2">
        <label htmlFor={ID} className="text-small font-medium">
          {bookingTexts.plain.label}
        </label>
        <select
          id={ID}
          name="slot"
          required
          defaultValue={slots.includes(chosen) ? chosen : ''}
          aria-describedby={error === undefined ? undefined : `${ID}-error`}
          className="h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 text-body text-ink"
        >
          <option value="">{bookingTexts.plain.placeholder}</option>
          {slotDays(slots, clock).map((day) => (
            <optgroup
              key={day.date}
              label={day.slots[0] === undefined ? '' : clock.day(day.slots[0])}
            >
              {day.slots.map((slot) => (
                <option key={slot} value={slot}>
                  {`${clock.day(slot)}, ${clock.time(slot)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {error !== undefined && (
          <p id={`${ID}-error`} className="text-label font-medium text-danger-ink">
            {error}
          </p>
        )}
      </div>
    </noscript>
  );
}
