import '../../module.css';
import type { Consultation } from '@northloop/contracts';
import { Button, buttonClass, definePage, Link, siteRoutes } from '@northloop/kit';
import { movePageTexts } from '../../content/consultation/booking-page-texts';
import { BookingNotice } from '../booking/booking-notice';
import { bookingPageOf } from '../booking/booking-outcome';
import { ChosenTime } from '../booking/chosen-time';
import { PlainSlotField } from '../picker/plain-slot-field';
import { SlotChoice } from '../picker/slot-choice';
import { BookingFrame } from './booking-frame';
import { bookingKind, isOpen } from './booking-kind';
import { currentBooking } from './changed-bookings';
import { ClosedBooking } from './closed-booking';
import { loadMove, type MoveData } from './load-move';
import { MissingBooking } from './missing-booking';
import { useMove } from './use-move';

const { title, text, submit, submitting, back } = movePageTexts;

/** Chooses another time for a booking. */
function MovePage({ data }: { data: MoveData }) {
  const { found } = data;
  if (typeof found === 'string') {
    return <MissingBooking path={siteRoutes.consultationMove} kind={found} />;
  }
  const consultation = currentBooking(data.token, found.consultation);
  const kind = bookingKind(consultation);
  // A time that was not confirmed can be exchanged for another one.
  if (!isOpen(kind) && kind !== 'expired') {
    return <ClosedBooking path={siteRoutes.consultationMove} consultation={consultation} />;
  }
  return <Moving data={data} consultation={consultation} />;
}

function Moving({ data, consultation }: { data: MoveData; consultation: Consultation }) {
  const moving = useMove(data);
  const { clock, slot, error } = moving;
  return (
    <BookingFrame
      path={siteRoutes.consultationMove}
      title={title}
      lead={`${text} ${clock.dayAndTime(consultation.slot)}.`}
    >
      <form
        method="post"
        action={`${siteRoutes.consultationMove}?${new URLSearchParams({ token: data.token })}`}
        onSubmit={moving.submit}
        className="mt-8 grid max-w-3xl gap-6 rounded-2xl bg-surface p-6 shadow-high sm:p-10"
      >
        <SlotChoice
          slots={moving.slots}
          hasFailed={moving.hasFailed}
          refresh={moving.refresh}
          clock={clock}
          chosen={slot}
          onChoose={moving.choose}
          error={error}
        />
        <PlainSlotField slots={data.slots} chosen="" error={error} />
        <ChosenTime slot={slot} clock={clock} />
        <BookingNotice outcome={moving.outcome} clock={clock} onChoose={moving.choose} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" loading={moving.isWorking}>
            {moving.isWorking ? submitting : submit}
          </Button>
          <Link
            to={bookingPageOf(data.token)}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            {back}
          </Link>
        </div>
      </form>
    </BookingFrame>
  );
}

export const page = definePage({ Component: MovePage, load: loadMove });
