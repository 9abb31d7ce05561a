import { Link, siteRoutes } from '@northloop/kit';
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { slotInWords } from './slot-in-words';

/** Props of {@link SlotChoice}. */
export interface SlotChoiceProps {
  /** Starts, ISO 8601 in UTC. */
  slots: readonly string[];
  /** Empty for none of them. */
  chosen: string;
  onChoose: (slot: string) => void;
  error: string | undefined;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Free times to choose from, or none of them. */
export function SlotChoice({ slots, chosen, onChoose, error, onInternalLink }: SlotChoiceProps) {
  const name = useId();
  const options = [
    ...slots.map((slot) => ({ value: slot, label: slotInWords(slot) })),
    { value: '', label: 'None of these: I write when it suits me' },
  ];
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-2 text-small font-medium">When shall we talk?</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm border border-line px-3 py-1.5 text-small has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="size-4 shrink-0 accent-accent"
          />
          {label}
        </label>
      ))}
      {error !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-label font-medium text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
      <p className="text-label text-ink-faint">
        {'In your time zone. '}
        <Link
          to={siteRoutes.consultation}
          onClick={onInternalLink}
          className="rounded-xs text-accent-ink underline underline-offset-[0.22em]"
        >
          All free times
        </Link>
      </p>
    </fieldset>
  );
}
