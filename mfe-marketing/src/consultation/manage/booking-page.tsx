import '../../module.css';
import type { Consultation } from '@northloop/contracts';
import { Button, buttonClass, definePage, Link, siteRoutes } from '@northloop/kit';
import { useState } from 'react';
import {
  bookingDetailTexts,
  bookingPageTexts,
} from '../../content/consultation/booking-page-texts';
import { bookingPageOf } from '../booking/booking-outcome';
import { useVisitorClock } from '../slots/use-visitor-clock';
import { AddToCalendar } from './add-to-calendar';
import { BookingDetails } from './booking-details';
import { BookingFrame } from './booking-frame';
import { bookingKind, isOpen } from './booking-kind';
import { currentBooking } from './changed-bookings';
import { ClosedBooking } from './closed-booking';
import { type BookingData, bookingLoader } from './load-booking';
import { MissingBooking } from './missing-booking';
import { useBookingAction } from './use-booking-action';

const { confirm, confirming, move, cancel, mailed, notMailed } = bookingDetailTexts;

/** The page of one booking: what it is now, and what can be done with it. */
function BookingPage({ data }: { data: BookingData }) {
  const { found, token } = data;
  if (typeof found === 'string') {
    return <MissingBooking path={siteRoutes.consultationBooking} kind={found} />;
  }
  return <Booking key={token} token={token} loaded={found.consultation} problem={data.problem} />;
}

interface BookingProps {
  token: string;
  loaded: Consultation;
  problem: string | null;
}

function Booking({ token, loaded, problem }: BookingProps) {
  const clock = useVisitorClock();
  const [consultation, setConsultation] = useState(() => currentBooking(token, loaded));
  const confirmation = useBookingAction(
    '/api/consultations/confirm',
    token,
    problem,
    setConsultation,
  );
  const { slot, confirmBy, sendsMail } = consultation;
  const kind = bookingKind(consultation);
  const { title, text } = bookingPageTexts[kind];
  if (!isOpen(kind)) {
    return <ClosedBooking path={siteRoutes.consultationBooking} consultation={consultation} />;
  }
  return (
    <BookingFrame
      path={siteRoutes.consultationBooking}
      title={title}
      lead={confirmBy === undefined ? text : `${text} ${clock.time(confirmBy)}.`}
    >
      <BookingDetails consultation={consultation} clock={clock} />
      {(kind === 'toConfirm' || (kind === 'booked' && isSoon(slot))) && (
        <form
          method="post"
          action={bookingPageOf(token)}
          onSubmit={confirmation.submit}
          className="mt-8"
        >
          <Button
            type="submit"
            size="lg"
            variant={kind === 'toConfirm' ? 'primary' : 'secondary'}
            loading={confirmation.isWorking}
          >
            {confirmation.isWorking ? confirming : confirm}
          </Button>
        </form>
      )}
      <p role="alert" className="mt-4 max-w-xl font-medium text-danger-ink empty:hidden">
        {confirmation.problem}
      </p>
      {kind !== 'toConfirm' && (
        <>
          <p className="mt-8 max-w-xl text-small text-pretty text-ink-muted">
            {sendsMail ? mailed : notMailed}
          </p>
          <AddToCalendar token={token} slot={slot} />
        </>
      )}
      <p className="mt-10 flex flex-wrap gap-x-6 gap-y-3">
        <Link to={pageOf(siteRoutes.consultationMove, token)} className={linkClass}>
          {move}
        </Link>
        <Link to={pageOf(siteRoutes.consultationCancel, token)} className={linkClass}>
          {cancel}
        </Link>
      </p>
    </BookingFrame>
  );
}

/** How long before the consultation visitors are asked whether they will come, in ms. */
const SOON_MS = 48 * 3_600_000;

const isSoon = (slot: string): boolean => Date.parse(slot) - Date.now() < SOON_MS;

const linkClass = buttonClass({ variant: 'link', size: 'md' });

const pageOf = (path: string, token: string): string => `${path}?${new URLSearchParams({ token })}`;

export const page = definePage({
  Component: BookingPage,
  load: bookingLoader('/api/consultations/confirm'),
});
