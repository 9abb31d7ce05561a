import '../../module.css';
import type { Consultation } from '@northloop/contracts';
import { Button, buttonClass, definePage, Link, siteRoutes, useNavigate } from '@northloop/kit';
import { cancelPageTexts } from '../../content/consultation/booking-page-texts';
import { bookingPageOf } from '../booking/booking-outcome';
import { useVisitorClock } from '../slots/use-visitor-clock';
import { BookingFrame } from './booking-frame';
import { bookingKind, isOpen } from './booking-kind';
import { currentBooking } from './changed-bookings';
import { ClosedBooking } from './closed-booking';
import { type BookingData, bookingLoader } from './load-booking';
import { MissingBooking } from './missing-booking';
import { useBookingAction } from './use-booking-action';

const { title, text, submit, submitting, back } = cancelPageTexts;

/** Asks whether a booking is to be cancelled. */
function CancelPage({ data }: { data: BookingData }) {
  const { found, token, problem } = data;
  if (typeof found === 'string') {
    return <MissingBooking path={siteRoutes.consultationCancel} kind={found} />;
  }
  const consultation = currentBooking(token, found.consultation);
  if (!isOpen(bookingKind(consultation))) {
    return <ClosedBooking path={siteRoutes.consultationCancel} consultation={consultation} />;
  }
  return <Cancelling token={token} consultation={consultation} problem={problem} />;
}

interface CancellingProps {
  token: string;
  consultation: Consultation;
  problem: string | null;
}

function Cancelling({ token, consultation, problem }: CancellingProps) {
  const clock = useVisitorClock();
  const navigate = useNavigate();
  const bookingPage = bookingPageOf(token);
  const cancelling = useBookingAction('/api/consultations/cancel', token, problem, () =>
    navigate(bookingPage),
  );
  return (
    <BookingFrame
      path={siteRoutes.consultationCancel}
      title={title}
      lead={`${text} ${clock.dayAndTime(consultation.slot)}.`}
    >
      <p role="alert" className="mt-6 max-w-xl font-medium text-danger-ink empty:hidden">
        {cancelling.problem}
      </p>
      <form
        method="post"
        action={`${siteRoutes.consultationCancel}?${new URLSearchParams({ token })}`}
        onSubmit={cancelling.submit}
        className="mt-8 flex flex-wrap gap-3"
      >
        <Button type="submit" size="lg" loading={cancelling.isWorking}>
          {cancelling.isWorking ? submitting : submit}
        </Button>
        <Link to={bookingPage} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          {back}
        </Link>
      </form>
    </BookingFrame>
  );
}

export const page = definePage({
  Component: CancelPage,
  load: bookingLoader('/api/consultations/cancel'),
});
