import { Button, Skeleton, VisuallyHidden } from '@northloop/kit';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookingTexts } from '../../content/consultation/booking-texts';
import type { SlotClock } from '../slots/slot-clock';
import type { KnownSlots } from '../slots/use-slots';
import { SlotPicker } from './slot-picker';

const { loading, unavailable, full } = bookingTexts;

/** Props of {@link SlotChoice}. */
export interface SlotChoiceProps extends KnownSlots {
  clock: SlotClock;
  /** Empty if none is chosen. */
  chosen: string;
  onChoose: (slot: string) => void;
  error: string | undefined;
}

/** The picker, or what stands in its place while free times are loading, cannot be loaded, or there are none. */
export function SlotChoice({ slots, hasFailed, refresh, error, ...picker }: SlotChoiceProps) {
  return (
    <div className="noscript:hidden">
      {slots === null && !hasFailed && <Loading />}
      {hasFailed && (
        <Message {...unavailable}>
          <Button variant="secondary" size="sm" className="mt-4" onClick={() => void refresh()}>
            {unavailable.retry}
          </Button>
        </Message>
      )}
      {slots?.length === 0 && <Message {...full} />}
      {slots !== null && slots.length > 0 && (
        <SlotPicker
          slots={slots}
          clock={picker.clock}
          chosen={picker.chosen === '' ? null : picker.chosen}
          onChoose={picker.onChoose}
        />
      )}
      {error !== undefined && (
        <p className="mt-4 flex items-start gap-1.5 text-label font-medium text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton className="h-80" />
      <Skeleton className="h-56" />
    </div>
  );
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div role="status" className="rounded-lg bg-warning-soft p-5 text-warning-ink">
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-small">{text}</p>
      {children}
    </div>
  );
}
