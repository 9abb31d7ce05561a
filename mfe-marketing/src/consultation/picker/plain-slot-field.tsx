import { bookingTexts } from '../../content/consultation/booking-texts';
import { type SlotClock, studioClock } from '../slots/slot-clock';
import { slotDays } from '../slots/slot-days';

/** Props of {@link PlainSlotField}. */
export interface PlainSlotFieldProps {
  /** Null if they could not be looked up. */
  slots: readonly string[] | null;
  chosen: string;
  error?: string | undefined;
}

const { unavailable, full } = bookingTexts;

const ID = 'plain-slot';

/** All free times as a plain dropdown, only for browsers without script. It shows the studio's time. */
export function PlainSlotField({ slots, chosen, error }: PlainSlotFieldProps) {
  const clock: SlotClock = studioClock();
  if (slots === null || slots.length === 0)
    return <NoSlots {...(slots === null ? unavailable : full)} />;
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

function NoSlots({ title, text }: { title: string; text: string }) {
  return (
    <noscript>
      <div className="rounded-lg bg-warning-soft p-5 text-warning-ink">
        <p className="font-medium">{title}</p>
        <p className="mt-1 text-small">{text}</p>
      </div>
    </noscript>
  );
}
