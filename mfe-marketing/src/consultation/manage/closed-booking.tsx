import type { Consultation } from '@northloop/contracts';
import { buttonClass, Link, siteRoutes } from '@northloop/kit';
import {
  bookingDetailTexts,
  bookingPageTexts,
} from '../../content/consultation/booking-page-texts';
import { useVisitorClock } from '../slots/use-visitor-clock';
import { BookingDetails } from './booking-details';
import { BookingFrame } from './booking-frame';
import { bookingKind } from './booking-kind';

/** Props of {@link ClosedBooking}. */
export interface ClosedBookingProps {
  /** Address of the page, without the token. */
  path: string;
  consultation: Consultation;
}

/** A booking with which nothing can be done any more, and the way to another one. */
export function ClosedBooking({ path, consultation }: ClosedBookingProps) {
  const clock = useVisitorClock();
  const { title, text } = bookingPageTexts[bookingKind(consultation)];
  return (
    <BookingFrame path={path} title={title} lead={text}>
      <BookingDetails consultation={consultation} clock={clock} />
      <p className="mt-10">
        <Link to={siteRoutes.consultation} className={buttonClass({ size: 'lg' })}>
          {bookingDetailTexts.bookAgain}
        </Link>
      </p>
    </BookingFrame>
  );
}
