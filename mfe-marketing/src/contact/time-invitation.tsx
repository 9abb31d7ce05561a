import { buttonClass, Link, siteRoutes } from '@northloop/kit';
import { CalendarClock } from 'lucide-react';
import { useId, useState } from 'react';
import { BookingNotice } from '../consultation/booking/booking-notice';
import type { BookingOutcome } from '../consultation/booking/booking-outcome';
import { SLOT_PARAMETER } from '../consultation/load-consultation';
import { SlotChoice } from '../consultation/picker/slot-choice';
import { useChosenSlot } from '../consultation/slots/use-chosen-slot';
import type { ContactPageContent } from '../content/contact/contact-page';

/** Props of {@link TimeInvitation}. */
export interface TimeInvitationProps {
  content: ContactPageContent['times'];
  /** Free times; null if they have to be loaded. */
  slots: readonly string[] | null;
}

/** Free times for visitors who would rather talk than write. The choice goes along to the page that books it. */
export function TimeInvitation({ content, slots }: TimeInvitationProps) {
  const titleId = useId();
  const [outcome, setOutcome] = useState<BookingOutcome>({ kind: 'none' });
  const chosen = useChosenSlot(slots, '', false, (slot, nearest) =>
    setOutcome({ kind: 'taken', slot, nearest }),
  );
  const { slot, clock } = chosen;
  const choose = (wanted: string) => {
    chosen.choose(wanted);
    setOutcome({ kind: 'none' });
  };
  const query = slot === '' ? '' : `?${new URLSearchParams({ [SLOT_PARAMETER]: slot })}`;
  return (
    <section aria-labelledby={titleId} className="rounded-2xl bg-surface p-6 shadow-mid sm:p-10">
      <h2 id={titleId} className="font-display text-h3">
        {content.title}
      </h2>
      <p className="mt-2 mb-8 text-small text-ink-muted">{content.text}</p>
      <SlotChoice {...chosen} chosen={slot} onChoose={choose} error={undefined} />
      <div className="mt-6 empty:hidden has-[[role=alert]:empty]:hidden">
        <BookingNotice outcome={outcome} clock={clock} onChoose={choose} />
      </div>
      <Link
        to={`${siteRoutes.consultation}${query}`}
        className={buttonClass({
          variant: slot === '' ? 'secondary' : 'primary',
          size: 'lg',
          className: 'mt-8 max-sm:w-full',
        })}
      >
        <CalendarClock aria-hidden="true" />
        {slot === '' ? content.all : `${content.action} ${clock.dayAndTime(slot)}`}
      </Link>
    </section>
  );
}
