// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element for a grid or a list box of buttons.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid only the cells take the focus.

import { classNames, VisuallyHidden } from '@northloop/kit';
import { useId, useState } from 'react';
import { dateInWords, type SlotDay, weeksOf } from '../slots/slot-days';
import { useGridFocus } from './use-grid-focus';

/** Props of {@link DayGrid}. */
export interface DayGridProps {
  days: readonly SlotDay[];
  /** Date whose times are shown. */
  chosen: string;
  onChoose: (date: string) => void;
}

const rowClass = 'grid auto-cols-fr grid-flow-col gap-1';

/** The weeks in which there are free times, one row each. Days without any can be reached but not chosen. */
export function DayGrid({ days, chosen, onChoose }: DayGridProps) {
  const titleId = useId();
  const weeks = weeksOf(days);
  const dates = weeks.flat();
  const [focused, setFocused] = useState<string | null>(null);
  const { ref, onKeyDown } = useGridFocus<HTMLDivElement>('[role=gridcell]', (index) =>
    setFocused(dates[index] ?? null),
  );
  const inTabOrder = focused !== null && dates.includes(focused) ? focused : chosen;
  const countOf = (date: string) => days.find((day) => day.date === date)?.slots.length ?? 0;
  return (
    <div>
      <h3 id={titleId} className="text-small font-medium">
        Day
      </h3>
      <div
        ref={ref}
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className="mt-3 grid gap-1"
      >
        <div role="row" className={rowClass}>
          {(weeks[0] ?? []).map((date) => (
            <span
              key={date}
              role="columnheader"
              aria-label={dateInWords(date, { weekday: 'long' })}
              className="pb-1 text-center text-label text-ink-faint"
            >
              {dateInWords(date, { weekday: 'short' })}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={rowClass}>
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                namesMonth={isFirstOfMonth(date, dates)}
                count={countOf(date)}
                isChosen={date === chosen}
                isInTabOrder={date === inTabOrder}
                onChoose={() => {
                  setFocused(date);
                  onChoose(date);
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface DayCellProps {
  date: string;
  /** Whether the month stands above the number, because it is new. */
  namesMonth: boolean;
  /** Number of free times. */
  count: number;
  isChosen: boolean;
  isInTabOrder: boolean;
  onChoose: () => void;
}

function DayCell({ date, namesMonth, count, isChosen, isInTabOrder, onChoose }: DayCellProps) {
  const name = dateInWords(date, { weekday: 'long', month: 'long', day: 'numeric' });
  const free = count === 0 ? 'no free times' : `${count} free ${count === 1 ? 'time' : 'times'}`;
  return (
    <button
      role="gridcell"
      aria-selected={isChosen}
      type="button"
      tabIndex={isInTabOrder ? 0 : -1}
      aria-disabled={count === 0 || undefined}
      onClick={count === 0 ? undefined : onChoose}
      className={classNames(
        'relative flex h-12 w-full flex-col items-center justify-center rounded-sm text-small leading-tight tabular-nums transition-colors duration-fast ease-out',
        count === 0 && 'cursor-default text-ink-faint',
        count > 0 &&
          !isChosen &&
          'cursor-pointer bg-accent-soft font-medium text-accent-ink hover:bg-press',
        isChosen && 'bg-accent font-semibold text-on-accent forced-colors:border-2',
      )}
    >
      <VisuallyHidden>{`${name}, ${free}`}</VisuallyHidden>
      <span aria-hidden="true" className="grid justify-items-center">
        {namesMonth && (
          <span className="text-[0.6875rem] font-normal">
            {dateInWords(date, { month: 'short' })}
          </span>
        )}
        {Number(date.slice('yyyy-mm-'.length))}
      </span>
    </button>
  );
}

/** Whether a date is the first of its month among those that are shown. */
const isFirstOfMonth = (date: string, shown: readonly string[]): boolean =>
  shown.find((other) => other.slice(0, 'yyyy-mm'.length) === date.slice(0, 'yyyy-mm'.length)) ===
  date;
