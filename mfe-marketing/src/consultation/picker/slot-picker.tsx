import { useMemo, useState } from 'react';
import { type SlotClock, showSame, studioClock } from '../slots/slot-clock';
import { slotDays } from '../slots/slot-days';
import { DayGrid } from './day-grid';
import { TimeList } from './time-list';

/** Props of {@link SlotPicker}. */
export interface SlotPickerProps {
  /** Free times, at least one. */
  slots: readonly string[];
  clock: SlotClock;
  chosen: string | null;
  onChoose: (slot: string) => void;
}

/** Chooses one of the free times: first a day, then a time on it. */
export function SlotPicker({ slots, clock, chosen, onChoose }: SlotPickerProps) {
  const days = useMemo(() => slotDays(slots, clock), [slots, clock]);
  const [date, setDate] = useState<string | null>(null);
  const wanted = date ?? (chosen === null ? null : clock.date(chosen));
  const day = days.find((each) => each.date === wanted) ?? days[0];
  if (day === undefined) return null;
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <DayGrid days={days} chosen={day.date} onChoose={setDate} />
      <div>
        <TimeList
          // Another day begins at its first time.
          key={day.date}
          slots={day.slots}
          clock={clock}
          chosen={chosen}
          onChoose={onChoose}
        />
        <ZoneNote slot={day.slots[0]} clock={clock} />
      </div>
    </div>
  );
}

function ZoneNote({ slot, clock }: { slot: string | undefined; clock: SlotClock }) {
  if (slot === undefined) return null;
  const studio = studioClock();
  const place = clock.zone.split('/').at(-1)?.replaceAll('_', ' ') ?? clock.zone;
  return (
    <p className="mt-4 text-label text-ink-faint">
      {showSame(clock, studio, slot)
        ? 'Central Time, as in Minneapolis.'
        : `In your time zone (${place}, ${clock.zoneName(slot)}). “Ours” is the time in Minneapolis.`}
    </p>
  );
}
