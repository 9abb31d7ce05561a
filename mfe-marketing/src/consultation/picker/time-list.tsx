// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element for a grid or a list box of buttons.

import { classNames } from '@northloop/kit';
import { useId, useState } from 'react';
import { type SlotClock, showSame, studioClock } from '../slots/slot-clock';
import { useGridFocus } from './use-grid-focus';

/** Props of {@link TimeList}. */
export interface TimeListProps {
  /** Free times of one day, earliest first. */
  slots: readonly string[];
  clock: SlotClock;
  chosen: string | null;
  onChoose: (slot: string) => void;
}

/** The free times of a day as a list box. The studio's time stands below the visitor's if it differs. */
export function TimeList({ slots, clock, chosen, onChoose }: TimeListProps) {
  const titleId = useId();
  const studio = studioClock();
  const [focused, setFocused] = useState<string | null>(null);
  const { ref, onKeyDown } = useGridFocus<HTMLDivElement>('[role=option]', (index) =>
    setFocused(slots[index] ?? null),
  );
  const [first] = slots;
  if (first === undefined) return null;
  const reachable =
    [focused, chosen].find((slot) => slot !== null && slots.includes(slot)) ?? first;
  return (
    <div>
      <h3 id={titleId} className="text-small font-medium">
        {clock.day(first)}
      </h3>
      <div
        ref={ref}
        role="listbox"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2"
      >
        {slots.map((slot) => {
          const isElsewhere = !showSame(clock, studio, slot);
          return (
            <button
              key={slot}
              type="button"
              role="option"
              tabIndex={slot === reachable ? 0 : -1}
              aria-selected={slot === chosen}
              onClick={() => {
                setFocused(slot);
                onChoose(slot);
              }}
              className={classNames(
                'flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-sm border px-2 py-1.5 text-small tabular-nums transition-colors duration-fast ease-out select-none',
                slot === chosen
                  ? 'border-accent bg-accent font-semibold text-on-accent forced-colors:border-4'
                  : 'border-line-strong bg-surface hover:border-accent hover:bg-accent-soft',
              )}
            >
              {clock.time(slot)}{' '}
              {isElsewhere && (
                <span
                  className={classNames(
                    'text-[0.75rem] font-normal',
                    slot === chosen ? 'text-on-accent' : 'text-ink-faint',
                  )}
                >
                  {`${studio.time(slot)} ours`}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
